// Package play_turns lets clients of a test take turns.
package play_turns

import (
	"math/rand/v2"
	"time"

	"rkllmd/tests/utils/turns/ask_turn"
	"rkllmd/utils/turns"
	"rkllmd/utils/turns/order_turns"
	"rkllmd/utils/turns/take_turn"
)

// PlayTurns takes so many turns among players, each of whom asks again as soon as one of his requests is taken, and
// returns how many turns one of them has waited at most, and one of their users.
func PlayTurns(random *rand.Rand, line *turns.Line, players []*ask_turn.Player, count int) (client, user int) {
	now, of, served := time.Now(), map[*turns.Turn]*ask_turn.Player{}, map[string]int{}
	for ahead := range 10 {
		for _, player := range players {
			if ahead < player.Ahead {
				of[ask_turn.AskTurn(line, random, player, now)] = player
			}
			served[player.User] = 0
		}
		now = now.Add(time.Duration(random.IntN(1000)) * time.Millisecond)
	}
	for turn := range count {
		order_turns.OrderTurns(line)
		taken := take_turn.TakeTurn(line, now)
		player := of[taken]
		delete(of, taken)
		client, user = max(client, turn-player.Since), max(user, turn-served[player.User])
		player.Since, served[player.User] = turn, turn
		if random.IntN(2) == 0 {
			now = now.Add(time.Duration(random.IntN(1000)) * time.Millisecond)
		}
		of[ask_turn.AskTurn(line, random, player, now)] = player
	}
	for _, player := range players {
		client, user = max(client, count-player.Since), max(user, count-served[player.User])
	}
	return client, user
}
