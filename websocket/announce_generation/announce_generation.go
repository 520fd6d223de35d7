// Package announce_generation sends the first message of a generation.
package announce_generation

import (
	"rkllmd/completion/describe_init"
	"rkllmd/generation"
	"rkllmd/websocket"
	"rkllmd/websocket/tell_client"
)

// AnnounceGeneration sends the init message of g, which b works on, unless it was sent.
//
// **Runs on:** any; it does not wait. **Holds:** g.Mu (the caller). Follows docs/protocols/web-streaming.md,
// "Initialization message".
func AnnounceGeneration(g *websocket.Generation, b *generation.Backend) {
	if g.Init == nil {
		g.Model = b.Model.Name
		g.Init = tell_client.TellClient(g, describe_init.DescribeInit(g.ID, b))
	}
}
