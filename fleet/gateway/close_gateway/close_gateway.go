// Package close_gateway closes a gateway.
package close_gateway

import (
	"cmp"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/end_task"
	"rkllmd/fleet/gateway/queue_event"
	"rkllmd/fleet/gateway/send_control"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// CloseGateway ends the runs of g, with ErrClosed, and listens no more.
//
// **Runs on:** any thread that may wait. It is called once. **Holds:** Gateway.Mu for a moment.
func CloseGateway(g *gateway.Gateway) {
	g.Mu.Lock()
	g.Closed = true
	reason := cmp.Or(g.Reason, "the gateway is stopping")
	g.Mu.Unlock()
	queue_event.QueueEvent(g, gateway.Event{Kind: gateway.EventClose})
	<-g.Ended
	for _, task := range g.Tasks {
		send_control.SendControl(g, task, fleet.ControlAbort)
		end_task.EndTask(g, task, generation.Event{Reason: generation.ReasonError, Err: name_error.NameError(
			generation.ErrClosed, "%s", reason)})
	}
	for _, stop := range g.Stops {
		stop()
	}
}
