// Package ask_turn lets a client of a test ask.
package ask_turn

import (
	"math/rand/v2"
	"time"

	"rkllmd/utils/turns"
	"rkllmd/utils/turns/queue_turn"
)

// Player is a client that always has work.
type Player struct {
	User    string
	Number  uint64
	Fresh   bool            // each request comes by a new connection
	Ahead   int             // how many requests it has waiting at once
	Targets []time.Duration // of its requests, one of them each time
	Since   int             // the turn from which on it waits
}

// AskTurn queues a request of the player.
func AskTurn(line *turns.Line, random *rand.Rand, player *Player, now time.Time) *turns.Turn {
	if player.Fresh {
		player.Number = turns.LastClient.Add(1)
	}
	turn := &turns.Turn{Client: turns.Client{User: player.User, Number: player.Number},
		Target: player.Targets[random.IntN(len(player.Targets))]}
	queue_turn.QueueTurn(line, turn, now)
	return turn
}
