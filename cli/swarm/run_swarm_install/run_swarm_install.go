// Package run_swarm_install is the body of "rkllmd swarm install".
package run_swarm_install

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/find_swarm_home"
	"rkllmd/faces/swarm/install_sidecar"
)

// RunSwarmInstall puts the sidecar and its npm packages into the swarm's folder.
//
// **Runs on:** the main goroutine.
func RunSwarmInstall(command *cobra.Command, args []string) error {
	if len(args) != 0 {
		return fmt.Errorf("%q is not understood, there are no arguments; %w", args[0], cli.ErrUsage)
	}
	home, err := find_swarm_home.FindSwarmHome(command)
	if err != nil {
		return err
	}
	if err := install_sidecar.InstallSidecar(home, command.ErrOrStderr()); err != nil {
		return err
	}
	_, err = fmt.Fprintf(command.OutOrStdout(), "the sidecar is in %s\n", home)
	return err
}
