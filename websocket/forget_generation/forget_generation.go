// Package forget_generation ends what nobody wants any more.
package forget_generation

import (
	"rkllmd/generation/abort_generation"
	"rkllmd/websocket"
)

// ForgetGeneration ends g, unless it has ended or is nil, and lets nobody resume it.
//
// **Runs on:** any. **Holds:** takes g.Mu, and under it Host.Mu and the run's.
func ForgetGeneration(host *websocket.Host, g *websocket.Generation) {
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
