package manual_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_root_command"
	"rkllmd/cli/manual/list_commands"
)

func TestListCommands(t *testing.T) {
	root := create_root_command.CreateRootCommand(cli.Embedded{})
	names := map[string]bool{}
	for _, command := range list_commands.ListCommands(root) {
		names[command.CommandPath()] = true
	}
	for _, name := range []string{"rkllmd", "rkllmd serve", "rkllmd swarm connect", "rkllmd service files"} {
		require.True(t, names[name], name)
	}
	require.False(t, names["rkllmd help"])
}
