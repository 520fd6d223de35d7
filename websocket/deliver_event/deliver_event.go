// Package deliver_event sends the events of a run.
package deliver_event

import (
	"rkllmd/completion/convert_event"
	"rkllmd/generation"
	"rkllmd/websocket"
	"rkllmd/websocket/announce_generation"
	"rkllmd/websocket/end_generation"
	"rkllmd/websocket/tell_client"
)

// DeliverEvent sends what a client is told of an event of g's run, and keeps the tokens for one that comes back.
//
// **Runs on:** the backend's thread; it does not wait for the client. **Holds:** takes g.Mu, under it the connection's.
func DeliverEvent(host *websocket.Host, g *websocket.Generation, run *generation.Run, event generation.Event) {
	host.Meter.OnEvent(run, event)
	g.Mu.Lock()
	defer g.Mu.Unlock()
	announce_generation.AnnounceGeneration(g, run.Backend)
	switch event.Kind {
	case generation.EventDone:
		end_generation.EndGeneration(g, event)
		return
	case generation.EventToken:
		g.Tokens = append(g.Tokens, event)
	}
	for _, message := range convert_event.ConvertEvent(g.Answer, event) {
		tell_client.TellClient(g, message)
	}
}
