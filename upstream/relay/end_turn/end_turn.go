// Package end_turn ends the turn of a run.
package end_turn

import (
	"slices"

	"rkllmd/upstream"
	"rkllmd/upstream/relay/place_tasks"
)

// EndTurn forgets task, which has had its turn or waits for it, and lets the next one have its own.
//
// **Runs on:** any thread. **Holds:** Server.Mu.
func EndTurn(s *upstream.Server, task *upstream.Task) {
	s.Mu.Lock()
	defer s.Mu.Unlock()
	delete(s.Tasks, &task.Turn)
	if at := slices.Index(s.Line.Turns, &task.Turn); at >= 0 {
		s.Line.Turns, s.Line.Changed = slices.Delete(s.Line.Turns, at, at+1), true
	} else {
		s.Running--
	}
	place_tasks.PlaceTasks(s)
}
