// Package run_gateway does all that happens to the runs of a gateway.
package run_gateway

import (
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/handle_event"
	"rkllmd/fleet/gateway/place_tasks"
	"rkllmd/fleet/gateway/watch_tasks"
)

// RunGateway handles the events of g, offers runs that wait to members, and watches those that go on, until
// close_gateway.
//
// **Runs on:** a goroutine of its own.
func RunGateway(g *gateway.Gateway) {
	defer close(g.Ended)
	ticker := time.NewTicker(fleet.TickTime)
	defer ticker.Stop()
	for {
		select {
		case <-g.Wake:
		case now := <-ticker.C:
			watch_tasks.WatchTasks(g, now)
		}
		g.Mu.Lock()
		events := g.Events
		g.Events = nil
		g.Mu.Unlock()
		for _, e := range events {
			if e.Kind == gateway.EventClose {
				return
			}
			handle_event.HandleEvent(g, e)
		}
		if g.Changed {
			g.Changed = false
			place_tasks.PlaceTasks(g)
		}
	}
}
