// Package create_unit_commands describes the commands of service that are about this machine.
package create_unit_commands

import (
	"os"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/units/run_install"
	"rkllmd/cli/units/run_status"
	"rkllmd/cli/units/run_uninstall"
)

// CreateUnitCommands returns the commands "service install", "status" and "uninstall" of a program with that embedded
// runtime.
//
// **Runs on:** any thread.
func CreateUnitCommands(embedded cli.Embedded) []*cobra.Command {
	install := &cobra.Command{
		Use:   "install",
		Short: "Make this program a service of systemd",
		Long: `Make this program a service of systemd, as a package of rkllmd would: it is copied, units and the configuration file are
written, and systemd makes the socket, now and at each boot, and starts the daemon for the first client. As root for the
system; with --user for the user who asks. A newer program that is installed so takes the place of the older one, and the
configuration stays. Where a package has brought the service, nothing is done.`,
		Example: `  sudo ./rkllmd service install
  ./rkllmd service install --user`,
		Args: cobra.ArbitraryArgs,
		RunE: run_install.RunInstall("/", os.Executable),
	}
	status := &cobra.Command{
		Use:   "status",
		Short: "Tell who has installed the service, and whether it runs and answers",
		Long: `Tell of the system's service, and of this user's, who has installed it, when it starts, whether it runs, and whether it
answers at its socket, which starts it where it starts for its first client. Exit code 0: all is well; 1: there is no service,
or something is wrong with one. --json prints one object for programs, with the services and what is wrong with each.`,
		Example: `  rkllmd service status
  rkllmd service status --json | python3 -m json.tool`,
		Args: cobra.ArbitraryArgs,
		RunE: run_status.RunStatus(embedded, "/"),
	}
	uninstall := &cobra.Command{
		Use:   "uninstall",
		Short: "Remove what service install has written",
		Long: `Stop the service and remove what "rkllmd service install" has written, and nothing else. The configuration stays, and so do
models and state; --purge removes them too. The models of a user's service are that user's own (rkllmd list), and stay.`,
		Example: `  sudo rkllmd service uninstall
  rkllmd service uninstall --user --purge`,
		Args: cobra.ArbitraryArgs,
		RunE: run_uninstall.RunUninstall("/"),
	}
	for _, command := range []*cobra.Command{install, uninstall} {
		command.Flags().Bool("user", false, "of the user who asks, not of the system")
	}
	status.Flags().Bool("json", false, "print one JSON object")
	uninstall.Flags().Bool("purge", false, "remove the configuration, models and state too")
	return []*cobra.Command{install, status, uninstall}
}
