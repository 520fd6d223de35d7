package commands_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_root_command"
)

func TestRunHelp(t *testing.T) {
	for _, test := range []struct{ args, output, failure string }{
		{args: "help", output: "Exit codes:"},
		{args: "help run", output: "Run a prompt through a model"},
		{args: "help swarm connect", output: "Connect to the host"},
		{args: "help rnu", failure: `there is no command "rnu", did you mean "rm" or "run"?; see --help`},
		{args: "help runn", failure: `there is no command "runn", did you mean "run"?; see --help`},
		{args: "help swarm conect", failure: `there is no command "conect", did you mean "connect"?; see --help`},
	} {
		var output bytes.Buffer
		root := create_root_command.CreateRootCommand(cli.Embedded{})
		root.SetOut(&output)
		root.SetArgs(strings.Fields(test.args))
		err := root.Execute()
		if test.failure != "" {
			require.EqualError(t, err, test.failure)
			require.ErrorIs(t, err, cli.ErrUsage)
			continue
		}
		require.NoError(t, err)
		require.Contains(t, output.String(), test.output)
	}
}
