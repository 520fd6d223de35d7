// Package park_generation keeps a generation for a client that is gone.
package park_generation

import (
	"errors"
	"time"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/drop_generation"
	"rkllmd/faces/websocket_generation/drop_late"
	"rkllmd/generation"
	"rkllmd/generation/steering/abort_generation"
	"rkllmd/generation/steering/pause_generation"
)

// ParkGeneration pauses g, whose connection c is lost, at the next token, and keeps it for Options.Grace. During that
// time it can be resumed. A generation that cannot be paused is ended at once, but its tokens are kept. If wanted is
// false, or Options.Grace is 0, nothing is kept. If another connection has taken g over, nothing happens.
//
// **Runs on:** any thread. **Holds:** takes g.Mu, under it the run's and Host.Mu.
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
		drop_generation.DropGeneration(c.Host, g)
		return
	}
	defer g.Mu.Unlock()
	time.AfterFunc(grace, drop_late.DropLate(g, g.Parked))
	if g.Run != nil && errors.Is(pause_generation.PauseGeneration(g.Run), generation.ErrNotSupported) {
		abort_generation.AbortGeneration(g.Run)
	}
}
