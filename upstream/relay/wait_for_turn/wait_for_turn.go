// Package wait_for_turn waits until a run has its turn.
package wait_for_turn

import (
	"rkllmd/generation/run/deliver_queued"
	"rkllmd/upstream"
)

// WaitForTurn tells the run of task its place in the line whenever that changes, and reports whether it has got its
// turn; false: the task was ended meanwhile.
//
// **Runs on:** any thread that may wait. It is the run's goroutine. **Holds:** Server.Mu for moments.
func WaitForTurn(s *upstream.Server, task *upstream.Task) bool {
	for {
		select {
		case <-task.Context.Done():
			return false
		case <-task.Wake:
		}
		s.Mu.Lock()
		position := task.Position
		s.Mu.Unlock()
		deliver_queued.DeliverQueued(task.Run, position)
		if position == 0 {
			return true
		}
	}
}
