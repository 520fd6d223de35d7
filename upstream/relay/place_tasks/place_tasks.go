// Package place_tasks lets runs have their turn.
package place_tasks

import (
	"time"

	"rkllmd/upstream"
	"rkllmd/utils/turns/order_turns"
	"rkllmd/utils/turns/take_turn"
)

// PlaceTasks lets as many of the runs that wait have their turn as the server may be asked for, and tells the others
// their places.
//
// **Runs on:** any thread. **Holds:** Server.Mu (the caller).
func PlaceTasks(s *upstream.Server) {
	var told []*upstream.Task
	order_turns.OrderTurns(&s.Line)
	for s.Running < s.Options.Runs && len(s.Line.Turns) > 0 {
		task := s.Tasks[take_turn.TakeTurn(&s.Line, time.Now())]
		task.Position = 0
		s.Running++
		told = append(told, task)
		order_turns.OrderTurns(&s.Line)
	}
	for i, turn := range s.Line.Turns {
		task := s.Tasks[turn]
		task.Position = i + 1
		told = append(told, task)
	}
	for _, task := range told {
		select {
		case task.Wake <- struct{}{}:
		default: // it has not looked yet
		}
	}
}
