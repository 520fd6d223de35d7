// Package operator_command makes a command for a test.
package operator_command

import (
	"bytes"

	"github.com/spf13/cobra"

	"rkllmd/cli/commands/create_fleet_command"
)

// OperatorCommand returns the command "fleet" with args, and what it prints.
func OperatorCommand(args ...string) (*cobra.Command, *bytes.Buffer) {
	command, out := create_fleet_command.CreateFleetCommand(), &bytes.Buffer{}
	command.SetArgs(args)
	command.SetOut(out)
	command.SetErr(out)
	command.SilenceErrors, command.SilenceUsage = true, true
	return command, out
}
