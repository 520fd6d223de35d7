// Package handle_alive takes announcements.
package handle_alive

import (
	"encoding/json"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/queue_event"
	"rkllmd/fleet/wire/name_sender"
)

// HandleAlive returns what takes the announcements of members for g. What cannot be read, or speaks of another
// member than the one that sends it, is left out.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own.
func HandleAlive(g *gateway.Gateway) func(fleet.Message) {
	return func(m fleet.Message) {
		a := &fleet.Announcement{}
		if json.Unmarshal(m.Data, a) == nil && name_sender.NameSender(m.Subject) == a.Member {
			queue_event.QueueEvent(g, gateway.Event{Kind: gateway.EventMember, Announcement: a})
		}
	}
}
