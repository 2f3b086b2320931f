"""How every command reads its words and speaks: streams, language, files, help."""
