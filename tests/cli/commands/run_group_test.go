package commands_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_root_command"
	"rkllmd/cli/commands/run_group"
)

func TestRunGroup(t *testing.T) {
	var output bytes.Buffer
	root := create_root_command.CreateRootCommand(cli.Embedded{})
	root.SetOut(&output)
	require.NoError(t, run_group.RunGroup(root, nil))
	require.Contains(t, output.String(), "Exit codes:")

	err := run_group.RunGroup(root, []string{"srve"})
	require.ErrorIs(t, err, cli.ErrUsage)
	require.ErrorContains(t, err, `there is no command "srve", did you mean "serve"?`)
	require.ErrorContains(t, run_group.RunGroup(root, []string{"xyzzy"}), `there is no command "xyzzy"; see`)
}
