package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/embedded/count_holdings"
	"rkllmd/generation/embedded/release_session_cache"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_run"
)

func TestReleaseSessionCache(t *testing.T) {
	p := pool_create.PoolCreate(t, pool_model.PoolModel(t), 2, 64)
	pool_run.PoolRun(t, p, 3, []int32{1, 300, 301}, 4)
	pool_run.PoolRun(t, p, 4, []int32{1, 310, 311}, 4)
	count := count_holdings.CountHoldings(p)
	require.Equal(t, map[uint64]int{3: 6, 4: 6}, count())
	release_session_cache.ReleaseSessionCache(p)(3)
	require.Equal(t, map[uint64]int{4: 6}, count())
}
