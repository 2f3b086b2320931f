"""The five games at speed."""
