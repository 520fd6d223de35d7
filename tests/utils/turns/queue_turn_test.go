package turns_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/utils/turns/add_turn"
	"rkllmd/utils/turns"
)

func TestQueueTurn(t *testing.T) {
	line := &turns.Line{}
	a := add_turn.AddTurn(line, "a", 1, 0, 10)
	require.True(t, line.Changed)
	require.Equal(t, []time.Time{a.Queued.Add(turns.DefaultTarget), a.Due}, []time.Time{a.Due, a.Deadline})
	a.Overtaken = 2
	b := add_turn.AddTurn(line, "a", 2, time.Minute, 11)
	require.Equal(t, []any{time.Minute, a.UserPlace, 0}, []any{b.Due.Sub(b.Queued), b.UserPlace, b.Overtaken})
	require.Greater(t, b.Place, a.Place, "a newcomer comes last")
	c := add_turn.AddTurn(line, "b", 1, 0, 12)
	require.Greater(t, c.Place, b.Place, "another user's client is another one, whatever its number")
	require.Greater(t, c.UserPlace, b.UserPlace)
	d := add_turn.AddTurn(line, "a", 1, -time.Minute, 13)
	require.Equal(t, []any{a.Place, 2, a.UserPlace}, []any{d.Place, d.Overtaken, d.UserPlace}, "the client's place")
	require.True(t, d.Due.Before(a.Due))
	a.Class, d.Class = turns.First, turns.First
	e := add_turn.AddTurn(line, "a", 1, 0, 14)
	require.Greater(t, e.Place, c.Place, "who has begun already does not wait for a turn")
	require.Equal(t, []*turns.Turn{a, b, c, d, e}, line.Turns)
}
