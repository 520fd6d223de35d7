package turns_test

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/project/count_allocations"
	"rkllmd/tests/utils/turns/add_turn"
	"rkllmd/tests/utils/turns/ask_turn"
	"rkllmd/tests/utils/turns/draw_player"
	"rkllmd/tests/utils/turns/play_turns"
	"rkllmd/utils/turns"
	"rkllmd/utils/turns/order_turns"
	"rkllmd/utils/turns/take_turn"
)

func TestOrderTurns(t *testing.T) {
	line := &turns.Line{}
	a1, b1, c1 := add_turn.AddTurn(line, "a", 1, 0, 0), add_turn.AddTurn(line, "b", 1, 0, 0), add_turn.AddTurn(line,
		"c", 1, 0, 0)
	a2, a3 := add_turn.AddTurn(line, "a", 2, 0, 1), add_turn.AddTurn(line, "a", 2, -time.Hour, 2)
	begun, held := add_turn.AddTurn(line, "c", 1, 0, 3), add_turn.AddTurn(line, "c", 1, -time.Hour, 3)
	begun.Class, held.Class = turns.First, turns.Held
	for range 2 { // users in turn; in a's the urgent one first, and the other client before a second one of the same
		order_turns.OrderTurns(line)
		require.Equal(t, []*turns.Turn{begun, a3, b1, c1, a1, a2, held}, line.Turns)
		require.Equal(t, []int{5, 4, 1, 2, 0, 3, 6}, []int{begun.Index, a3.Index, b1.Index, c1.Index, a1.Index,
			a2.Index, held.Index})
		slices.Reverse(line.Turns)
		order_turns.OrderTurns(line)
		require.Equal(t, held, line.Turns[0], "nothing has changed, so nothing is looked at")
		slices.Reverse(line.Turns)
	}
	line.Changed, a1.Overtaken = true, turns.MostOvertaken
	order_turns.OrderTurns(line)
	require.Equal(t, []*turns.Turn{begun, a1, a3, b1, c1, a2, held}, line.Turns)
	require.Zero(t, count_allocations.CountAllocations(10, func() {
		line.Changed = true
		order_turns.OrderTurns(line)
	}))

	t.Run("targets are deadlines", func(t *testing.T) {
		line := &turns.Line{}
		var asked []*turns.Turn
		for i, target := range []time.Duration{60_000, 0, 100, 50, 10, 1} {
			asked = append(asked, add_turn.AddTurn(line, "a", uint64(i), target*time.Millisecond, 0))
		}
		for i := len(asked) - 1; i > 0; i-- {
			order_turns.OrderTurns(line)
			require.Same(t, asked[i], take_turn.TakeTurn(line, asked[i].Queued), i)
		}
		line.Turns = slices.Clone(asked)
		for _, turn := range asked {
			turn.Overtaken, line.Changed = 0, true
		}
		order_turns.OrderTurns(line)
		slices.Reverse(asked)
		require.Equal(t, asked, line.Turns, "1, 10, 50, 100 ms, none, a minute")
		late := add_turn.AddTurn(line, "a", 9, time.Millisecond, 60)
		order_turns.OrderTurns(line)
		require.Equal(t, late, line.Turns[6], "who comes later is not more urgent than who is overdue")
	})
	t.Run("nobody waits longer than for 2 N", func(t *testing.T) {
		for seed := range uint64(300) {
			random := rand.New(rand.NewPCG(seed, 14))
			players, users := make([]*ask_turn.Player, 1+random.IntN(20)), map[string]bool{}
			most := 1 + random.IntN(5)
			for i := range players {
				players[i] = draw_player.DrawPlayer(random, most)
				users[players[i].User] = true
			}
			line := &turns.Line{Arrival: seed%2 == 0}
			client, user := play_turns.PlayTurns(random, line, players, 400)
			require.LessOrEqual(t, client, 2*len(players), "seed %d: a client of %d", seed, len(players))
			require.LessOrEqual(t, user, 2*len(users), "seed %d: a user of %d", seed, len(users))
		}
	})
}
