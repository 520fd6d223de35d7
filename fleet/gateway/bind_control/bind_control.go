// Package bind_control steers a run of the fleet.
package bind_control

import (
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/queue_event"
	"rkllmd/generation"
)

// BindControl returns Backend.Abort, Pause or Resume over g: kind is its event.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func BindControl(g *gateway.Gateway, kind gateway.EventKind) func(*generation.Run) {
	return func(run *generation.Run) { queue_event.QueueEvent(g, gateway.Event{Kind: kind, Run: run}) }
}
