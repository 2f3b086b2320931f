### How the program is called: headings of `--help`, and what was wrong with the words that were typed.

usage-usage = Usage:{ " " }
usage-any-options = [OPTIONS]
usage-a-command = COMMAND
usage-arguments = Arguments:
usage-options = Options:
usage-commands = Commands:
usage-example = Example: { $example }
usage-default = [default: { $value }]
usage-required = [required]

usage-no-such-command = No such command '{ $word }'.
usage-no-such-option = No such option: { $option }
usage-no-such-option-near = No such option: { $option } (Possible options: { $near })
usage-missing-argument = Missing argument '{ $name }'.
usage-missing-option = Missing option '{ $name }'.
usage-missing-command = Missing command.
usage-too-many-words = Got unexpected extra argument(s) ({ $words })
usage-takes-no-value = Option '{ $option }' does not take a value.
usage-takes-a-value = Option '{ $option }' requires an argument.
usage-not-a-number = Invalid value for '{ $name }': it is not a number.
usage-not-a-whole-number = Invalid value for '{ $name }': it is not a whole number.
usage-try = try `{ $command } --help`.
