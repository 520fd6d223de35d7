// Package read_users reads user ids from the flags or the environment.
package read_users

import (
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_setting"
)

// ReadUsers returns the user ids that a list setting names. Names instead of numbers are refused: the kernel reports a
// client by number, and looking names up could ask the network.
//
// **Runs on:** any thread.
func ReadUsers(command *cobra.Command, s cli.Setting) ([]uint32, error) {
	values, name := read_setting.ReadSetting(command, s)
	var users []uint32
	for _, value := range values {
		user, err := strconv.ParseUint(value, 10, 32)
		if err != nil {
			return nil, fmt.Errorf("%s must be user ids in digits (\"id -u NAME\" prints one), not %q; %w", name, value,
				cli.ErrUsage)
		}
		users = append(users, uint32(user))
	}
	return users, nil
}
