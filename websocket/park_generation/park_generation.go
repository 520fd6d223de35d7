// Package park_generation keeps a generation for a client that is gone.
package park_generation

import (
	"errors"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/abort_generation"
	"rkllmd/generation/pause_generation"
	"rkllmd/websocket"
	"rkllmd/websocket/expire_generation"
	"rkllmd/websocket/forget_generation"
)

// ParkGeneration stops g, whose connection c is lost, at the next token, and keeps it for Options.Grace, in which it can be resumed. One that cannot be
// paused is ended at once; what it has brought is kept. When it is not wanted, or there is no grace, nothing is kept. If another connection has
// taken it over, it is left alone.
//
// **Runs on:** any. **Holds:** takes g.Mu, under it the run's and Host.Mu.
func ParkGeneration(g *websocket.Generation, c *websocket.Connection, wanted bool) {
	grace := c.Host.Options.Grace
	g.Mu.Lock()
	if g.Conn != c {
		g.Mu.Unlock()
		return
	}
	g.Conn, g.Parked = nil, time.Now()
	if !wanted || grace <= 0 {
		g.Mu.Unlock()
		forget_generation.ForgetGeneration(c.Host, g)
		return
	}
	defer g.Mu.Unlock()
	time.AfterFunc(grace, expire_generation.ExpireGeneration(g, g.Parked))
	if g.Run != nil && errors.Is(pause_generation.PauseGeneration(g.Run), generation.ErrNotSupported) {
		abort_generation.AbortGeneration(g.Run)
	}
}
