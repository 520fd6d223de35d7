package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/store/create_pull_command"
)

func TestCreatePullCommand(t *testing.T) {
	command := create_pull_command.CreatePullCommand(cli.Embedded{})
	require.Equal(t, "pull", command.Name())
	for _, name := range []string{"models", "chip", "connections", "patience"} {
		require.NotNil(t, command.Flags().Lookup(name), name)
	}
}
