// Package admit_turn gives the next one his turn at an embedder.
package admit_turn

import (
	"time"

	"rkllmd/engine/embedding"
	"rkllmd/utils/turns/order_turns"
	"rkllmd/utils/turns/take_turn"
)

// AdmitTurn gives the turn at e, which nobody has, to the first of those who wait, if there is one.
//
// **Runs on:** any thread. **Holds:** Embedder.Mu (the caller).
func AdmitTurn(e *embedding.Embedder) {
	if e.Busy = len(e.Line.Turns) > 0; !e.Busy {
		return
	}
	order_turns.OrderTurns(&e.Line)
	turn := take_turn.TakeTurn(&e.Line, time.Now())
	close(e.Ready[turn])
	delete(e.Ready, turn)
}
