// Package run_install is the body of "rkllmd service install".
package run_install

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/units"
	"rkllmd/cli/units/check_user"
	"rkllmd/cli/units/find_place"
	"rkllmd/cli/units/install_service"
)

// RunInstall returns the body of "rkllmd service install": it makes the program that find names a service of the
// machine under root, "/" outside of tests, and says what the user can do with it.
//
// **Runs on:** any thread. What it returns runs on the main goroutine. Errors: check_user's, install_service's.
func RunInstall(root string, find func() (string, error)) func(*cobra.Command, []string) error {
	return func(command *cobra.Command, args []string) error {
		if len(args) != 0 {
			return fmt.Errorf("%q is not understood, install takes flags only; %w", args[0], cli.ErrUsage)
		}
		user, _ := command.Flags().GetBool("user")
		place, err := find_place.FindPlace(user, root)
		if err == nil {
			err = check_user.CheckUser(place, os.Getuid(), "install")
		}
		if err != nil {
			return err
		}
		program, err := find()
		if err == nil {
			err = install_service.InstallService(place, program)
		}
		if err != nil {
			return err
		}
		out, installed := command.OutOrStdout(), filepath.Join(place.Program, units.ProgramName)
		fmt.Fprintln(out, "The daemon is a service, which starts for its first client: rkllmd service status")
		fmt.Fprintf(out, "Its program is %s, its settings stand in %s.\n", installed, place.Config)
		fmt.Fprintf(out, "For HTTP, set http there, and have it run from the start: %s enable --now %s\n",
			strings.Join(place.Systemctl, " "), units.ServiceName)
		if user {
			fmt.Fprintln(out, "It runs while you are logged in; to have it always: loginctl enable-linger")
		}
		return nil
	}
}
