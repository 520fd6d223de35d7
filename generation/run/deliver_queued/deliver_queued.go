// Package deliver_queued tells a run its place in the line.
package deliver_queued

import "rkllmd/generation"

// DeliverQueued tells run its place in the line: 1 is the next one, 0 that it has its turn. The same place is not told
// twice in a row, and a run that never had to wait is told nothing.
//
// **Runs on:** the backend's thread.
func DeliverQueued(run *generation.Run, position int) {
	if position == run.Position {
		return
	}
	run.Position = position
	run.Sink(run, generation.Event{Kind: generation.EventQueued, Position: position})
}
