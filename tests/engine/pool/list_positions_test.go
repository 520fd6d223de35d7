package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/list_positions"
	"rkllmd/utils/turns"
)

func TestListPositions(t *testing.T) {
	a, held, b := &engine.Task{}, &engine.Task{Turn: turns.Turn{Class: turns.Held}}, &engine.Task{}
	p := &engine.Pool{Waiting: []*engine.Task{a, held, b}}
	list_positions.ListPositions(p)
	require.Equal(t, []*engine.Task{a, b}, p.Told)
	require.Equal(t, []int{1, 2}, []int{a.Position, b.Position})
	list_positions.ListPositions(p)
	require.Empty(t, p.Told, "the places are the same")
	p.Waiting = p.Waiting[1:]
	list_positions.ListPositions(p)
	require.Equal(t, []*engine.Task{b}, p.Told)
	require.Equal(t, 1, b.Position, "a paused one has no place")
	held.Turn.Class = turns.Waits
	list_positions.ListPositions(p)
	require.Equal(t, []*engine.Task{held, b}, p.Told)
	require.Equal(t, []int{1, 2}, []int{held.Position, b.Position})
}
