package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/store/create_store_commands"
)

func TestCreateStoreCommands(t *testing.T) {
	names := []string{}
	for _, command := range create_store_commands.CreateStoreCommands(cli.Embedded{}) {
		names = append(names, command.Name())
		require.NotNil(t, command.Flags().Lookup("models"))
	}
	require.Equal(t, []string{"pull", "list", "show", "rm", "cp"}, names)
}
