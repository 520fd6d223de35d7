// Package run_swarm_key is the body of "rkllmd swarm key".
package run_swarm_key

import (
	"crypto/ed25519"
	"fmt"
	"path/filepath"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/find_swarm_home"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/read_secret"
)

// RunSwarmKey prints the public key of the client in the swarm's folder, in hex. Its seed is made if there is none yet.
//
// **Runs on:** the main goroutine.
func RunSwarmKey(command *cobra.Command, args []string) error {
	if len(args) != 0 {
		return fmt.Errorf("%q is not understood, there are no arguments; %w", args[0], cli.ErrUsage)
	}
	home, err := find_swarm_home.FindSwarmHome(command)
	if err != nil {
		return err
	}
	seed, err := read_secret.ReadSecret(filepath.Join(home, swarm.ClientKeyFile))
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(command.OutOrStdout(), "%x\n", ed25519.NewKeyFromSeed(seed).Public())
	return err
}
