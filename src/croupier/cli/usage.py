"""How the help of a command is laid out: arguments in capitals, without Python's types."""

from typing import Any

from typer.core import TyperArgument, TyperCommand


class PlainCommand(TyperCommand):
    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """`croupier settle [OPTIONS] FILE...`"""
        pieces = super().collect_usage_pieces(ctx)
        return [piece.upper().replace("{", "").replace("}", "") for piece in pieces]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        rows: dict[str, list[tuple[str, str]]] = {"Arguments": [], "Options": []}
        for parameter in self.get_params(ctx):
            if isinstance(parameter, TyperArgument):
                rows["Arguments"].append((parameter.name.upper(), parameter.help or ""))
            elif (record := parameter.get_help_record(ctx)) is not None:
                rows["Options"].append(record)
        for title, listed in rows.items():
            if listed:
                with formatter.section(title):
                    formatter.write_dl(listed)
