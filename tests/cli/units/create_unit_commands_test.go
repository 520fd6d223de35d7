package units_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/units/create_unit_commands"
)

func TestCreateUnitCommands(t *testing.T) {
	flags := map[string][]string{"install": {"user"}, "status": {"json"}, "uninstall": {"user", "purge"}}
	for _, command := range create_unit_commands.CreateUnitCommands(cli.Embedded{}) {
		for _, flag := range flags[command.Name()] {
			require.NotNil(t, command.Flags().Lookup(flag), flag)
		}
		delete(flags, command.Name())
	}
	require.Empty(t, flags)
}
