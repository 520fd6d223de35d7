// Package cli_model_options parses the options of a model.
package cli_model_options

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_generate_command"
	"rkllmd/cli/run/parse_model_options"
	"rkllmd/generation"
)

// CliModelOptions returns what "rkllmd generate" with these arguments would load.
func CliModelOptions(t testing.TB, arguments ...string) (generation.ModelOptions, error) {
	t.Helper()
	command := create_generate_command.CreateGenerateCommand(cli.Embedded{})
	require.NoError(t, command.ParseFlags(arguments))
	return parse_model_options.ParseModelOptions(command, command.Flags().Args())
}
