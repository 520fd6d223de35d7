// Package forget_parked ends a generation whose grace is over.
package forget_parked

import (
	"time"

	"rkllmd/websocket"
	"rkllmd/websocket/forget_generation"
)

// ForgetParked ends g and lets nobody resume it any more, if it is parked since that time.
//
// **Runs on:** any. **Holds:** takes g.Mu.
func ForgetParked(g *websocket.Generation, parked time.Time) {
	g.Mu.Lock()
	over := g.Conn == nil && g.Parked.Equal(parked)
	g.Forgotten = g.Forgotten || over // nobody takes it now
	g.Mu.Unlock()
	if over {
		forget_generation.ForgetGeneration(g.Host, g)
	}
}
