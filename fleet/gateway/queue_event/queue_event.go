// Package queue_event queues an event for a gateway.
package queue_event

import (
	"rkllmd/fleet/gateway"
)

// QueueEvent has run_gateway handle e, behind the events before it.
//
// **Runs on:** any thread. It never waits. **Holds:** Gateway.Mu.
func QueueEvent(g *gateway.Gateway, e gateway.Event) {
	g.Mu.Lock()
	g.Events = append(g.Events, e)
	g.Mu.Unlock()
	select {
	case g.Wake <- struct{}{}:
	default: // it is awake
	}
}
