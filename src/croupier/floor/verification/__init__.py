"""A whole record verified: streams, index, snapshots, sealed and revealed shoes."""
