// Package cli_generate runs the command "generate" in this process.
package cli_generate

import (
	"bytes"
	"io"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_generate_command"
)

// CliGenerate runs "rkllmd generate", in a build that embeds this, with arguments on input, and returns what it writes
// and how it ends.
func CliGenerate(embedded cli.Embedded, input string, arguments ...string) (string, error) {
	var output bytes.Buffer
	command := create_generate_command.CreateGenerateCommand(embedded)
	command.SilenceErrors, command.SilenceUsage = true, true
	command.SetIn(strings.NewReader(input))
	command.SetOut(&output)
	command.SetErr(io.Discard)
	command.SetArgs(arguments)
	err := command.Execute()
	return output.String(), err
}
