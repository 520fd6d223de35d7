// Package deliver_event sends the events of a run.
package deliver_event

import (
	"rkllmd/faces/stream/convert_event"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/end_generation"
	"rkllmd/faces/websocket_generation/send_to_client"
	"rkllmd/faces/websocket_generation/set_run"
	"rkllmd/generation"
)

// DeliverEvent sends the client of g the messages for an event of g's run, and keeps the tokens for a client that comes
// back.
//
// **Runs on:** the backend's thread. It does not wait for the client. **Holds:** takes g.Mu, under it the connection's.
func DeliverEvent(host *websocket.Host, g *websocket.Generation, run *generation.Run, event generation.Event) {
	host.Meter.OnEvent(run, event)
	g.Mu.Lock()
	defer g.Mu.Unlock()
	set_run.SetRun(g, run)
	switch event.Kind {
	case generation.EventDone:
		end_generation.EndGeneration(g, event)
		return
	case generation.EventToken:
		g.Tokens = append(g.Tokens, event)
	}
	for _, message := range convert_event.ConvertEvent(g.Answer, event) {
		send_to_client.SendToClient(g, message)
	}
}
