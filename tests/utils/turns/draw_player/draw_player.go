// Package draw_player makes a client with habits of its own.
package draw_player

import (
	"fmt"
	"math/rand/v2"
	"time"

	"rkllmd/tests/utils/turns/ask_turn"
	"rkllmd/utils/turns"
)

// DrawPlayer returns a client of one of so many users: it keeps its connection or has a new one for each request, has
// one request waiting or several, and says nothing of targets, or is modest, urgent, or now this and now that.
func DrawPlayer(random *rand.Rand, users int) *ask_turn.Player {
	targets := [][]time.Duration{{0}, {0}, {time.Millisecond}, {time.Minute}, {-time.Hour},
		{0, time.Millisecond, time.Hour}}
	player := &ask_turn.Player{User: fmt.Sprint("uid ", random.IntN(users)), Number: turns.LastClient.Add(1),
		Fresh: random.IntN(2) == 0, Ahead: 1, Targets: targets[random.IntN(len(targets))]}
	if random.IntN(3) == 0 && !player.Fresh {
		player.Ahead = 1 + random.IntN(9)
	}
	return player
}
