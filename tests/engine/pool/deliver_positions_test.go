package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/deliver_positions"
	"rkllmd/tests/engine/pool/pool_on_queued"
	"rkllmd/utils/turns"
)

func TestDeliverPositions(t *testing.T) {
	var a, b []int
	p := &engine.Pool{Waiting: []*engine.Task{{OnQueued: pool_on_queued.PoolOnQueued(&a)},
		{Turn: turns.Turn{Class: turns.Held}},
		{OnQueued: pool_on_queued.PoolOnQueued(&b)}, {}}}
	deliver_positions.DeliverPositions(p)
	deliver_positions.DeliverPositions(p)
	require.Equal(t, [][]int{{1}, {2}}, [][]int{a, b})
	p.Waiting = p.Waiting[1:]
	deliver_positions.DeliverPositions(p)
	p.Waiting[0].Turn.Class = turns.Waits
	deliver_positions.DeliverPositions(p)
	require.Equal(t, [][]int{{1}, {2, 1, 2}}, [][]int{a, b})
}
