"""Cards counted by value, as compiled code takes them."""

import numpy as np
from numpy.typing import NDArray

Counts = NDArray[np.int64]
