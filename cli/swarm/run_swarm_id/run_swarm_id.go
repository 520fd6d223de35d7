// Package run_swarm_id is the body of "rkllmd swarm id".
package run_swarm_id

import (
	"fmt"
	"path/filepath"

	"github.com/mr-tron/base58"
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/find_swarm_home"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/read_secret"
)

// RunSwarmID prints the server id of the host in the swarm's folder, which is made if there is none yet.
//
// **Runs on:** the main goroutine.
func RunSwarmID(command *cobra.Command, args []string) error {
	if len(args) != 0 {
		return fmt.Errorf("%q is not understood, there are no arguments; %w", args[0], cli.ErrUsage)
	}
	home, err := find_swarm_home.FindSwarmHome(command)
	if err != nil {
		return err
	}
	topic, err := read_secret.ReadSecret(filepath.Join(home, swarm.ServerIDFile))
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(command.OutOrStdout(), base58.Encode(topic))
	return err
}
