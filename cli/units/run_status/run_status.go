// Package run_status is the body of "rkllmd service status".
package run_status

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/units"
	"rkllmd/cli/units/check_served"
	"rkllmd/cli/units/describe_service"
	"rkllmd/cli/units/list_services"
)

// RunStatus returns the body of "rkllmd service status": it prints how the services are that the machine under root,
// "/" outside of tests, and this user have, and what is wrong with them. That makes it fail, and so does that there is
// none.
//
// **Runs on:** any thread. What it returns runs on the main goroutine.
func RunStatus(embedded cli.Embedded, root string) func(*cobra.Command, []string) error {
	return func(command *cobra.Command, args []string) error {
		if len(args) != 0 {
			return fmt.Errorf("%q is not understood, status takes nothing; %w", args[0], cli.ErrUsage)
		}
		out, problems := command.OutOrStdout(), false
		states := list_services.ListServices(root, units.AnswerTime)
		for _, state := range states {
			fmt.Fprintf(out, "The service %s.\n", describe_service.DescribeService(state))
			if advice := check_served.CheckServed(state, embedded, root); advice != "" {
				state.Problems = append(state.Problems, advice)
			}
			for _, problem := range state.Problems {
				fmt.Fprintf(out, "  %s\n", problem)
				problems = true
			}
		}
		if len(states) == 0 {
			fmt.Fprintln(out, "No service is installed: sudo rkllmd service install, or rkllmd service install --user "+
				"for one of your own.")
		}
		if problems || len(states) == 0 {
			return cli.ErrProblems
		}
		return nil
	}
}
