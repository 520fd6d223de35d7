// Package open_operator connects an operator to the fleet.
package open_operator

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/fleet"
	"rkllmd/cli/settings/parse_fleet"
	"rkllmd/cli/settings/read_setting"
	wire_fleet "rkllmd/fleet"
	"rkllmd/fleet/wire/open_bus"
)

// OpenOperator connects to the fleet that the flags of command name, as fleet.Operator unless they say otherwise, and
// returns the bus and that name. The caller closes it.
//
// **Runs on:** any thread that may wait. Errors: parse_fleet's, open_bus's; there is no address.
func OpenOperator(command *cobra.Command) (*wire_fleet.Bus, string, error) {
	s := cli.Settings{}
	if err := parse_fleet.ParseFleet(command, &s); err != nil {
		return nil, "", err
	}
	if s.Fleet.URL == "" {
		return nil, "", fmt.Errorf("which fleet is not said: give --%s (%s); %w", cli.SettingNATS.Flag,
			cli.SettingNATS.Env, cli.ErrUsage)
	}
	if text, _ := read_setting.ReadSetting(command, cli.SettingNATSName); text[0] == "" {
		s.Fleet.Name = fleet.Operator
	}
	bus, err := open_bus.OpenBus(s.Fleet)
	return bus, s.Fleet.Name, err
}
