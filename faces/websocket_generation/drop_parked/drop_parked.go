// Package drop_parked ends a generation whose grace is over.
package drop_parked

import (
	"time"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/drop_generation"
)

// DropParked ends g, so that nobody can resume it any more, if it was parked at that time and has not been resumed
// since.
//
// **Runs on:** any thread. **Holds:** takes g.Mu.
func DropParked(g *websocket.Generation, parked time.Time) {
	g.Mu.Lock()
	over := g.Conn == nil && g.Parked.Equal(parked)
	g.Forgotten = g.Forgotten || over // nobody takes it now
	g.Mu.Unlock()
	if over {
		drop_generation.DropGeneration(g.Host, g)
	}
}
