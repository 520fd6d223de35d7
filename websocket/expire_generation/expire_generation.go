// Package expire_generation ends a generation for which nobody has come back.
package expire_generation

import (
	"time"

	"rkllmd/websocket"
	"rkllmd/websocket/forget_parked"
)

// ExpireGeneration returns what the timer of Options.Grace calls: g, which was parked at that time, is ended, unless it was resumed.
//
// **Runs on:** any; what it returns on the timer's goroutine.
func ExpireGeneration(g *websocket.Generation, parked time.Time) func() {
	return func() { forget_parked.ForgetParked(g, parked) }
}
