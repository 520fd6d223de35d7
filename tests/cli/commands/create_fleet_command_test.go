package commands_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_fleet_command"
)

func TestCreateFleetCommand(t *testing.T) {
	command := create_fleet_command.CreateFleetCommand()
	var names []string
	for _, sub := range command.Commands() {
		names = append(names, sub.Name())
		require.NotEmpty(t, sub.Short)
		require.Equal(t, sub.Name() != "init", sub.Flags().Lookup("nats-nkey") != nil, sub.Name())
	}
	require.Equal(t, []string{"drain", "init", "status"}, names)
	command.SetArgs([]string{"stats"})
	command.SilenceErrors, command.SilenceUsage = true, true
	require.ErrorIs(t, command.Execute(), cli.ErrUsage)
}
