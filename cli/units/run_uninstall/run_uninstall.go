// Package run_uninstall is the body of "rkllmd service uninstall".
package run_uninstall

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/units/check_user"
	"rkllmd/cli/units/find_place"
	"rkllmd/cli/units/remove_service"
)

// RunUninstall returns the body of "rkllmd service uninstall": it removes what "rkllmd service install" has written on
// the machine under root, "/" outside of tests, and says what stays.
//
// **Runs on:** any thread. What it returns runs on the main goroutine. Errors: check_user's, remove_service's.
func RunUninstall(root string) func(*cobra.Command, []string) error {
	return func(command *cobra.Command, args []string) error {
		if len(args) != 0 {
			return fmt.Errorf("%q is not understood, uninstall takes flags only; %w", args[0], cli.ErrUsage)
		}
		user, _ := command.Flags().GetBool("user")
		purge, _ := command.Flags().GetBool("purge")
		place, err := find_place.FindPlace(user, root)
		if err == nil {
			err = check_user.CheckUser(place, os.Getuid(), "uninstall")
		}
		if err == nil {
			err = remove_service.RemoveService(place, purge)
		}
		if err != nil {
			return err
		}
		stays := ""
		switch {
		case !purge && place.State != "":
			stays = fmt.Sprintf(" %s and %s stay; --purge removes them.", place.Config, place.State)
		case !purge:
			stays = fmt.Sprintf(" %s stays; --purge removes it.", place.Config)
		}
		fmt.Fprintln(command.OutOrStdout(), "The service is removed."+stays)
		return nil
	}
}
