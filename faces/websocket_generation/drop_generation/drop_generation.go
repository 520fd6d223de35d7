// Package drop_generation ends what nobody wants any more.
package drop_generation

import (
	"rkllmd/faces/websocket"
	"rkllmd/generation/steering/abort_generation"
)

// DropGeneration ends g, unless it has ended or is nil, and lets nobody resume it.
//
// **Runs on:** any thread. **Holds:** takes g.Mu, and under it Host.Mu and the run's.
func DropGeneration(host *websocket.Host, g *websocket.Generation) {
	if g == nil {
		return
	}
	g.Mu.Lock()
	defer g.Mu.Unlock()
	g.Stopped, g.Forgotten = true, true
	if g.Run != nil {
		abort_generation.AbortGeneration(g.Run)
	}
	host.Mu.Lock()
	defer host.Mu.Unlock()
	delete(host.Generations, g.ID)
}
