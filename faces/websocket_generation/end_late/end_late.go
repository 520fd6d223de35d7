// Package end_late ends a generation whose time is over.
package end_late

import (
	"rkllmd/faces/websocket"
	"rkllmd/generation/steering/abort_generation"
)

// EndLate returns what the timer of Options.Timeout calls: g ends with the error timeout, and the text so far.
//
// **Runs on:** any thread. What it returns runs on the timer's goroutine. **Holds:** takes g.Mu.
func EndLate(g *websocket.Generation) func() {
	return func() {
		g.Mu.Lock()
		defer g.Mu.Unlock()
		g.TimedOut = true
		if g.Run != nil {
			abort_generation.AbortGeneration(g.Run)
		}
	}
}
