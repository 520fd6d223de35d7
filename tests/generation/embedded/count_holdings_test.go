package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/pool/close_pool"
	"rkllmd/generation/embedded/count_holdings"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_run"
)

func TestCountHoldings(t *testing.T) {
	p := pool_create.PoolCreate(t, pool_model.PoolModel(t), 3, 64)
	pool_run.PoolRun(t, p, 3, []int32{1, 300, 301}, 4)
	pool_run.PoolRun(t, p, 4, []int32{2, 300, 301}, 1)
	pool_run.PoolRun(t, p, 0, []int32{5, 6}, 1)
	count := count_holdings.CountHoldings(p)
	require.Equal(t, map[uint64]int{3: 6, 4: 3}, count(),
		"the last token is chosen, but not decoded; nobody's is not counted")
	close_pool.ClosePool(p)
	require.Empty(t, count())
}
