// Package acknowledge tells a client that a control was done.
package acknowledge

import (
	"rkllmd/completion/describe_done"
	"rkllmd/websocket"
	"rkllmd/websocket/tell_client"
)

// Acknowledge sends a status message: operation is done, as words say.
//
// **Runs on:** any; it does not wait. **Holds:** g.Mu (the caller). Follows docs/protocols/web-streaming.md, "Status
// message" and "Courses".
func Acknowledge(g *websocket.Generation, operation, words string) {
	tell_client.TellClient(g, describe_done.DescribeDone(g.ID, operation, words))
}
