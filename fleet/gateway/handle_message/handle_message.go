// Package handle_message takes what members tell of runs.
package handle_message

import (
	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/queue_event"
	"rkllmd/fleet/output/parse_output"
	"rkllmd/fleet/wire/name_sender"
)

// HandleMessage returns what takes what members tell of the runs of g. What cannot be read is left out, and asked for
// again; so is what a member says in the name of another one.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own.
func HandleMessage(g *gateway.Gateway) func(fleet.Message) {
	return func(m fleet.Message) {
		if o, err := parse_output.ParseOutput(m.Data); err == nil && name_sender.NameSender(m.Subject) == o.Member {
			queue_event.QueueEvent(g, gateway.Event{Kind: gateway.EventOutput, Output: o})
		}
	}
}
