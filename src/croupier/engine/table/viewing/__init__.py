"""What leaves the engine for a person at the table: built up from what that person may see."""

from croupier.engine.table.viewing.view import View, view
from croupier.engine.table.viewing.viewers import Role, Viewer

__all__ = ["Role", "View", "Viewer", "view"]
