// Package drop_late ends a generation for which nobody has come back.
package drop_late

import (
	"time"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/drop_parked"
)

// DropLate returns what the timer of Options.Grace calls: g, which was parked at that time, is ended, unless it was
// resumed.
//
// **Runs on:** any thread. What it returns runs on the timer's goroutine.
func DropLate(g *websocket.Generation, parked time.Time) func() {
	return func() { drop_parked.DropParked(g, parked) }
}
