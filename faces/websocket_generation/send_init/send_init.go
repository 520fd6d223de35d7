// Package send_init sends the first message of a generation.
package send_init

import (
	"rkllmd/faces/stream/describe_init"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/send_to_client"
	"rkllmd/generation"
)

// SendInit sends the init message of g, which b works on, unless it was sent.
//
// **Runs on:** any thread. It does not wait. **Holds:** g.Mu (the caller). Follows docs/protocols/web-streaming.md,
// "Initialization message".
func SendInit(g *websocket.Generation, b *generation.Backend) {
	if g.Init == nil {
		g.Model = b.Model.Name
		g.Init = send_to_client.SendToClient(g, describe_init.DescribeInit(g.ID, b))
	}
}
