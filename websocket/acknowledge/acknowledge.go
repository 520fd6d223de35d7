// Package acknowledge tells a client that a control was done.
package acknowledge

import (
	"rkllmd/completion"
	"rkllmd/websocket"
	"rkllmd/websocket/tell_client"
)

// Acknowledge sends a status message: operation is done, as words say.
//
// **Runs on:** any; it does not wait. **Holds:** g.Mu (the caller). Follows docs/protocols/web-streaming.md, "Status
// message" and "Courses".
func Acknowledge(g *websocket.Generation, operation, words string) {
	progress := 100.0
	tell_client.TellClient(g, completion.Status{Type: completion.TypeStatus, RequestID: g.ID, Operation: operation, Progress: &progress, Message: words})
}
