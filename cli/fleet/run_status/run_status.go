// Package run_status is the body of "rkllmd fleet status".
package run_status

import (
	"encoding/json"
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	cli_fleet "rkllmd/cli/fleet"
	"rkllmd/cli/fleet/list_members"
	"rkllmd/cli/fleet/open_operator"
	"rkllmd/cli/fleet/show_status"
	"rkllmd/fleet"
)

// RunStatus prints the members and gateways that are there, as tables or as JSON.
//
// **Runs on:** the main goroutine. Errors: open_operator's, list_members', show_status's.
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
	status := cli_fleet.Status{Members: []cli_fleet.MemberStatus{}, Gateways: []cli_fleet.GatewayStatus{}}
	for _, a := range list {
		if a.Gateway {
			status.Gateways = append(status.Gateways, cli_fleet.GatewayStatus{Name: a.Member, Waiting: a.Waiting})
			continue
		}
		status.Members = append(status.Members, cli_fleet.MemberStatus{Name: a.Member, Model: a.Model,
			Class: a.Class, Places: a.Slots, Free: a.Free, Running: a.Running, Draining: a.Draining})
	}
	if asJSON, _ := command.Flags().GetBool(cli_fleet.FlagJSON); asJSON {
		return json.NewEncoder(command.OutOrStdout()).Encode(status)
	}
	return show_status.ShowStatus(command.OutOrStdout(), status)
}
