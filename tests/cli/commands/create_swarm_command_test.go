package commands_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_swarm_command"
)

func TestCreateSwarmCommand(t *testing.T) {
	command := create_swarm_command.CreateSwarmCommand()
	var names []string
	for _, sub := range command.Commands() {
		names = append(names, sub.Name())
		require.NotEmpty(t, sub.Short)
		require.NotNil(t, sub.Flags().Lookup("swarm-home"), sub.Name())
	}
	require.Equal(t, []string{"connect", "id", "install", "key"}, names)
	connect, _, err := command.Find([]string{"connect"})
	require.NoError(t, err)
	require.NotNil(t, connect.Flags().Lookup("swarm-bootstrap"))
	command.SetArgs([]string{"conect"})
	command.SilenceErrors, command.SilenceUsage = true, true
	require.ErrorIs(t, command.Execute(), cli.ErrUsage)
}
