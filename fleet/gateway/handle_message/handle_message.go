// Package handle_message takes what members tell of runs.
package handle_message

import (
	"encoding/json"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/queue_event"
	"rkllmd/fleet/wire/name_sender"
)

// HandleMessage returns what takes what members tell of the runs of g. What cannot be read is left out, and asked for
// again; so is what a member says in the name of another one.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own.
func HandleMessage(g *gateway.Gateway) func(fleet.Message) {
	return func(m fleet.Message) {
		o := &fleet.Output{}
		if json.Unmarshal(m.Data, o) == nil && name_sender.NameSender(m.Subject) == o.Member {
			queue_event.QueueEvent(g, gateway.Event{Kind: gateway.EventOutput, Output: o})
		}
	}
}
