// Package run_status is the body of "rkllmd service status".
package run_status

import (
	"encoding/json"
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/units"
	"rkllmd/cli/units/check_served"
	"rkllmd/cli/units/format_report"
	"rkllmd/cli/units/list_services"
)

// RunStatus returns the body of "rkllmd service status": it prints how the services are that the machine under root,
// "/" outside of tests, and this user have, and what is wrong with them, with --json as an object. That makes it fail,
// and so does that there is none.
//
// **Runs on:** any thread. What it returns runs on the main goroutine.
func RunStatus(embedded cli.Embedded, root string) func(*cobra.Command, []string) error {
	return func(command *cobra.Command, args []string) error {
		if len(args) != 0 {
			return fmt.Errorf("%q is not understood, status takes nothing; %w", args[0], cli.ErrUsage)
		}
		report := units.Report{Services: []units.Reported{}}
		for _, state := range list_services.ListServices(root, units.AnswerTime) {
			if advice := check_served.CheckServed(state, embedded, root); advice != "" {
				state.Problems = append(state.Problems, advice)
			}
			report.Services = append(report.Services, units.Reported{State: state,
				Problems: append([]string{}, state.Problems...)})
			report.Problems += len(state.Problems)
		}
		if asJSON, _ := command.Flags().GetBool("json"); asJSON {
			object, _ := json.MarshalIndent(report, "", "  ") // cannot fail: strings and numbers
			fmt.Fprintf(command.OutOrStdout(), "%s\n", object)
		} else {
			fmt.Fprint(command.OutOrStdout(), format_report.FormatReport(report))
		}
		if report.Problems > 0 || len(report.Services) == 0 {
			return cli.ErrProblems
		}
		return nil
	}
}
