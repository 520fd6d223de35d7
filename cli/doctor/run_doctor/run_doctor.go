// Package run_doctor is the body of "rkllmd doctor".
package run_doctor

import (
	"encoding/json"
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/daemon/find_socket"
	"rkllmd/cli/doctor/check_machine"
	"rkllmd/cli/doctor/format_report"
	"rkllmd/cli/settings/read_library"
	"rkllmd/utils/describe_system_error"
)

// RunDoctor returns the body of "rkllmd doctor": it prints what serve would find on the machine under root, "/" outside
// of tests, as text or as one JSON object. Problems make it fail, after they have been printed.
//
// **Runs on:** any thread. What it returns runs on the main goroutine.
func RunDoctor(embedded cli.Embedded, root string) func(*cobra.Command, []string) error {
	return func(command *cobra.Command, args []string) error {
		if len(args) != 0 {
			return fmt.Errorf("%q is not understood, all settings are flags; %w", args[0], cli.ErrUsage)
		}
		choice, err := read_library.ReadLibrary(command)
		if err != nil {
			return err
		}
		socket, _ := find_socket.FindSocket(command, cli.ServiceSocket)
		report := check_machine.CheckMachine(choice, embedded, socket, root)
		text := format_report.FormatReport(report)
		if asJSON, _ := command.Flags().GetBool("json"); asJSON {
			object, _ := json.MarshalIndent(report, "", "  ") // cannot fail: strings, numbers and booleans
			text = string(object) + "\n"
		}
		if _, err := fmt.Fprint(command.OutOrStdout(), text); err != nil {
			return fmt.Errorf("cannot write the report: %w", describe_system_error.DescribeSystemError(err))
		}
		if len(report.Problems) > 0 {
			return cli.ErrProblems
		}
		return nil
	}
}
