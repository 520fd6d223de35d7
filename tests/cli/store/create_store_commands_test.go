package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/store/create_store_commands"
)

func TestCreateStoreCommands(t *testing.T) {
	names := []string{}
	for _, command := range create_store_commands.CreateStoreCommands() {
		names = append(names, command.Name())
		require.NotNil(t, command.Flags().Lookup("models"))
	}
	require.Equal(t, []string{"list", "show", "rm", "cp"}, names)
}
