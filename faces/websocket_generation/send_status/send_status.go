// Package send_status tells a client that a control was done.
package send_status

import (
	"rkllmd/faces/stream/describe_done"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/send_to_client"
)

// SendStatus sends a status message: operation is done, as words say.
//
// **Runs on:** any thread. It does not wait. **Holds:** g.Mu (the caller). Follows docs/protocols/web-streaming.md,
// "Status message" and "Courses".
func SendStatus(g *websocket.Generation, operation, words string) {
	send_to_client.SendToClient(g, describe_done.DescribeDone(g.ID, operation, words))
}
