// Package run_status is the body of "rkllmd fleet status".
package run_status

import (
	"encoding/json"
	"fmt"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	cli_fleet "rkllmd/cli/fleet"
	"rkllmd/cli/fleet/list_members"
	"rkllmd/cli/fleet/open_operator"
	"rkllmd/fleet"
)

// RunStatus prints the members that are there, as a table or as JSON.
//
// **Runs on:** the main goroutine. Errors: open_operator's, list_members'; there is no member.
func RunStatus(command *cobra.Command, args []string) error {
	if len(args) != 0 {
		return fmt.Errorf("%q is not understood, there are no arguments; %w", args[0], cli.ErrUsage)
	}
	bus, _, err := open_operator.OpenOperator(command)
	if err != nil {
		return err
	}
	defer bus.Close()
	list, err := list_members.ListMembers(bus, fleet.AliveTime+fleet.AnswerTime/2)
	if err != nil {
		return err
	}
	if asJSON, _ := command.Flags().GetBool(cli_fleet.FlagJSON); asJSON {
		status := cli_fleet.Status{Members: []cli_fleet.MemberStatus{}}
		for _, a := range list {
			status.Members = append(status.Members, cli_fleet.MemberStatus{Name: a.Member, Model: a.Model,
				Class: a.Class, Places: a.Slots, Free: a.Free, Running: a.Running, Draining: a.Draining})
		}
		return json.NewEncoder(command.OutOrStdout()).Encode(status)
	}
	if len(list) == 0 {
		return fmt.Errorf("no member of the fleet is there: serve a model with the same --nats (RKLLMD_NATS) on some " +
			"machine")
	}
	table := tabwriter.NewWriter(command.OutOrStdout(), 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "MEMBER\tMODEL\tCLASS\tPLACES\tFREE\tRUNNING\tSTATE")
	for _, a := range list {
		state := map[bool]string{true: "draining", false: "serving"}[a.Draining]
		fmt.Fprintf(table, "%s\t%s\t%.8s\t%d\t%d\t%d\t%s\n", a.Member, a.Model, a.Class, a.Slots, a.Free, a.Running,
			state)
	}
	return table.Flush()
}
