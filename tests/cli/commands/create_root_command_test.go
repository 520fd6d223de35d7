package commands_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_root_command"
)

func TestCreateRootCommand(t *testing.T) {
	root := create_root_command.CreateRootCommand(cli.Embedded{})
	for _, name := range []string{"serve", "run", "call", "generate", "uma", "tiny-model", "inspect", "doctor",
		"version"} {
		command, _, err := root.Find([]string{name})
		require.NoError(t, err)
		require.Equal(t, name, command.Name())
		require.NotEmpty(t, command.Short)
	}
	var output bytes.Buffer
	root.SetOut(&output)
	root.SetErr(&output)
	root.SetArgs([]string{"serve", "--no-such-flag"})
	require.ErrorIs(t, root.Execute(), cli.ErrUsage)
	require.Empty(t, output.String(), "errors are returned, not printed")
}
