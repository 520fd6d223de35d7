package commands_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_root_command"
)

func TestRunRoot(t *testing.T) {
	for _, test := range []struct{ args, output, failure string }{
		{args: "", output: "Exit codes:"},
		{args: "--version", output: "rkllmd " + cli.Version},
		{args: "-v", output: "rkllmd " + cli.Version},
		{args: "xyzzy", failure: `there is no command "xyzzy"`},
	} {
		var output bytes.Buffer
		root := create_root_command.CreateRootCommand(cli.Embedded{})
		root.SetOut(&output)
		root.SetArgs([]string{test.args}[:min(1, len(test.args))])
		err := root.Execute()
		if test.failure != "" {
			require.ErrorContains(t, err, test.failure)
			continue
		}
		require.NoError(t, err)
		require.Contains(t, output.String(), test.output)
	}
}
