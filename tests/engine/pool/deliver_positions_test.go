package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/deliver_positions"
	"rkllmd/tests/engine/pool/pool_on_queued"
)

func TestDeliverPositions(t *testing.T) {
	var a, b []int
	p := &engine.Pool{Told: []*engine.Task{{OnQueued: pool_on_queued.PoolOnQueued(&a), Position: 1}, {Position: 2},
		{OnQueued: pool_on_queued.PoolOnQueued(&b), Position: 3}}}
	deliver_positions.DeliverPositions(p)
	require.Equal(t, [][]int{{1}, {3}}, [][]int{a, b})
	require.Equal(t, make([]*engine.Task, 3), p.Told, "nothing is kept of tasks that may end")
}
