// Package end_late ends a generation whose time is over.
package end_late

import (
	"rkllmd/generation/abort_generation"
	"rkllmd/websocket"
)

// EndLate returns what the timer of Options.Timeout calls: g ends with the error timeout, and the text so far.
//
// **Runs on:** any; what it returns on the timer's goroutine. **Holds:** takes g.Mu.
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
