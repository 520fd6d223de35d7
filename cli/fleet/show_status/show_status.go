// Package show_status shows who is in a fleet.
package show_status

import (
	"errors"
	"fmt"
	"io"
	"text/tabwriter"

	"rkllmd/cli/fleet"
)

// ShowStatus writes the members of status to out as a table, and its gateways as another one.
//
// **Runs on:** any thread. Errors: out's; there is no member.
func ShowStatus(out io.Writer, status fleet.Status) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	if len(status.Members) > 0 {
		fmt.Fprintln(table, "MEMBER\tMODEL\tCLASS\tPLACES\tFREE\tRUNNING\tSTATE")
	}
	for _, m := range status.Members {
		state := map[bool]string{true: "draining", false: "serving"}[m.Draining]
		fmt.Fprintf(table, "%s\t%s\t%.8s\t%d\t%d\t%d\t%s\n", m.Name, m.Model, m.Class, m.Places, m.Free, m.Running,
			state)
	}
	if err := table.Flush(); err != nil {
		return err
	}
	if len(status.Gateways) > 0 {
		fmt.Fprintln(table, "GATEWAY\tWAITING")
	}
	for _, g := range status.Gateways {
		fmt.Fprintf(table, "%s\t%d\n", g.Name, g.Waiting)
	}
	if err := table.Flush(); err != nil || len(status.Members) > 0 {
		return err
	}
	return errors.New("no member of the fleet is there: serve a model with the same --nats (RKLLMD_NATS) on some " +
		"machine")
}
