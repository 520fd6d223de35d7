package commands_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/commands/create_loaded_commands"
)

func TestCreateLoadedCommands(t *testing.T) {
	commands := create_loaded_commands.CreateLoadedCommands()
	require.Len(t, commands, 2)
	for i, name := range []string{"ps", "stop"} {
		require.Equal(t, name, commands[i].Name())
		require.NotNil(t, commands[i].RunE)
		require.NotNil(t, commands[i].Flags().Lookup("http"))
		require.NotNil(t, commands[i].Flags().Lookup("token-file"))
	}
}
