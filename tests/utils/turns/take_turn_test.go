package turns_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/utils/turns/add_turn"
	"rkllmd/utils/turns"
	"rkllmd/utils/turns/take_turn"
)

func TestTakeTurn(t *testing.T) {
	line := &turns.Line{}
	older := add_turn.AddTurn(line, "a", 1, 0, 1)
	taken := add_turn.AddTurn(line, "b", 2, 0, 2)
	own := add_turn.AddTurn(line, "b", 2, time.Minute, 3)
	other := add_turn.AddTurn(line, "b", 3, 0, 4)
	held := add_turn.AddTurn(line, "a", 4, 0, 5)
	begun := add_turn.AddTurn(line, "b", 2, 0, 6)
	held.Class, held.Place, begun.Class = turns.Held, 0, turns.First
	before, place := *begun, other.Place
	line.Turns[0], line.Turns[1] = taken, older
	line.Changed, line.Forced = false, true
	now := own.Queued.Add(time.Hour)
	require.Same(t, taken, take_turn.TakeTurn(line, now))
	require.Equal(t, []*turns.Turn{older, own, other, held, begun}, line.Turns)
	require.True(t, line.Changed && line.WasForced)
	require.Equal(t, []int{1, 0, 0, 0}, []int{older.Overtaken, own.Overtaken, other.Overtaken, held.Overtaken})
	require.Greater(t, own.Place, held.Place, "behind the other clients")
	require.Equal(t, place, other.Place)
	require.Equal(t, []uint64{own.Place, own.Place}, []uint64{own.UserPlace, other.UserPlace}, "behind other users")
	require.Equal(t, now.Add(time.Minute), own.Deadline)
	require.Equal(t, own.Queued.Add(time.Minute), own.Due, "the order of its own is as it was")
	require.Equal(t, before, *begun)

	last := line.LastPlace
	line.Turns[0], line.Turns[4], line.Forced, line.Changed = begun, older, false, false
	require.Same(t, begun, take_turn.TakeTurn(line, now))
	require.Equal(t, []any{1, true, last}, []any{older.Overtaken, line.WasForced, line.LastPlace},
		"who has begun already takes no turn")
	line.Arrival = true
	again := add_turn.AddTurn(line, "b", 2, 0, 7)
	require.Same(t, own, take_turn.TakeTurn(line, now))
	require.Equal(t, again.Due, again.Deadline, "arrival counts")
}
