// Package run_drain is the body of "rkllmd fleet drain".
package run_drain

import (
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	cli_fleet "rkllmd/cli/fleet"
	"rkllmd/cli/fleet/open_operator"
	"rkllmd/cli/settings"
	"rkllmd/fleet"
	"rkllmd/fleet/wire/ask_value"
)

// RunDrain has the member that the argument names take no more runs, and waits until those that go on have ended; with
// --undo it takes them again.
//
// **Runs on:** the main goroutine. Errors: open_operator's; there is no such member.
func RunDrain(command *cobra.Command, args []string) error {
	if len(args) != 1 || settings.FleetSigns.MatchString(args[0]) || args[0] == "" {
		return fmt.Errorf("the argument is NAME, a member as \"rkllmd fleet status\" shows it, but %q was given; %w",
			args, cli.ErrUsage)
	}
	bus, me, err := open_operator.OpenOperator(command)
	if err != nil {
		return err
	}
	defer bus.Close()
	drain := fleet.Drain{}
	drain.Off, _ = command.Flags().GetBool(cli_fleet.FlagUndo)
	for before := -1; ; time.Sleep(fleet.AliveTime / 2) {
		var answer fleet.Answer
		err = ask_value.AskValue(bus, fleet.PrefixMember+args[0]+".drain."+me, drain, &answer, fleet.AnswerTime)
		switch {
		case errors.Is(err, fleet.ErrNobody):
			return fmt.Errorf("there is no member %q in the fleet now; \"rkllmd fleet status\" shows those that are",
				args[0])
		case err != nil:
			return fmt.Errorf("%s does not answer: %w", args[0], err)
		case drain.Off:
			_, err = fmt.Fprintf(command.OutOrStdout(), "%s takes runs again\n", args[0])
			return err
		case answer.Count == 0:
			_, err = fmt.Fprintf(command.OutOrStdout(), "%s takes no more runs, and none goes on\n", args[0])
			return err
		case answer.Count != before:
			fmt.Fprintf(command.ErrOrStderr(), "%s takes no more runs; %d go on\n", args[0], answer.Count)
		}
		before = answer.Count
	}
}
