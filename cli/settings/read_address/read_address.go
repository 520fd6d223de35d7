// Package read_address reads the address of a network front-end.
package read_address

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/check_reach"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/server"
	"rkllmd/server/parse_address"
)

// ReadAddress reads a setting that is the address of a network front-end; nil: the front-end is off. One that other
// machines can reach needs the token, and with encrypted TLS too.
//
// **Runs on:** any thread. Errors: what is wrong with the setting, or what must be given as well.
func ReadAddress(command *cobra.Command, setting cli.Setting, network cli.NetworkSettings, encrypted bool) (
	*server.Address, error) {
	text, name := read_setting.ReadSetting(command, setting)
	if text[0] == "" {
		return nil, nil
	}
	address, err := parse_address.ParseAddress(text[0])
	if err != nil {
		return nil, fmt.Errorf("%s: %w; %w", name, err, cli.ErrUsage)
	}
	if err := check_reach.CheckReach(address, fmt.Sprintf("%s: other machines can reach %s", name, text[0]), network,
		encrypted); err != nil {
		return nil, err
	}
	return &address, nil
}
