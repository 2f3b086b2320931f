"""The version of the readings, which settle what the text of the books leaves open."""

FIRST_READINGS = 1  # those of records that name none
READINGS = 2  # those of this program; a reading that decides otherwise than before makes a new one
