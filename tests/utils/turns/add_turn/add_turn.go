// Package add_turn makes a turn for a test.
package add_turn

import (
	"time"

	"rkllmd/utils/turns"
	"rkllmd/utils/turns/queue_turn"
)

// AddTurn queues a turn of the client with the number and the user of these names, at seconds after the year 2000, and
// returns it.
func AddTurn(line *turns.Line, user string, number uint64, target time.Duration, seconds int) *turns.Turn {
	turn := &turns.Turn{Client: turns.Client{User: user, Number: number}, Target: target}
	queue_turn.QueueTurn(line, turn, time.Date(2000, 1, 1, 0, 0, seconds, 0, time.UTC))
	return turn
}
