// Package on_event binds a generation to the events of its run.
package on_event

import (
	"rkllmd/generation"
	"rkllmd/websocket"
	"rkllmd/websocket/deliver_event"
)

// OnEvent returns the function that is told of the events of g's run.
//
// **Runs on:** any; the returned function runs on the backend's thread.
func OnEvent(g *websocket.Generation) func(*generation.Run, generation.Event) {
	return func(run *generation.Run, event generation.Event) { deliver_event.DeliverEvent(g, run, event) }
}
