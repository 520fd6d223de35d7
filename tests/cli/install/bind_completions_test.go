package install_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_root_command"
	"rkllmd/cli/install"
)

func TestBindCompletions(t *testing.T) {
	root := create_root_command.CreateRootCommand(cli.Embedded{}) // which calls it
	for _, name := range install.ModelCommands {
		command, _, err := root.Find([]string{name})
		require.NoError(t, err)
		require.NotNil(t, command.ValidArgsFunction, name)
	}
	serve, _, err := root.Find([]string{"serve"})
	require.NoError(t, err)
	require.Nil(t, serve.ValidArgsFunction)
	_, found := serve.GetFlagCompletionFunc("log-format")
	require.True(t, found)
	for flag := range install.Words {
		uma, _, err := root.Find([]string{"uma"})
		require.NoError(t, err)
		require.True(t, serve.Flags().Lookup(flag) != nil || uma.Flags().Lookup(flag) != nil, flag)
	}
}
