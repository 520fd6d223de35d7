// Package read_addresses reads network addresses from the flags or the environment.
package read_addresses

import (
	"fmt"
	"net"
	"strconv"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_setting"
)

// ReadAddresses returns the addresses of a list setting, each HOST:PORT.
//
// **Runs on:** any thread. Errors: one is none.
func ReadAddresses(command *cobra.Command, s cli.Setting) ([]string, error) {
	values, name := read_setting.ReadSetting(command, s)
	for _, value := range values {
		host, port, err := net.SplitHostPort(value)
		number, wrong := strconv.ParseUint(port, 10, 16)
		if err != nil || wrong != nil || host == "" || number == 0 {
			return nil, fmt.Errorf("%s must be HOST:PORT, such as 192.0.2.1:49737, not %q; %w", name, value,
				cli.ErrUsage)
		}
	}
	return values, nil
}
