package count_session_cache_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/close_pool"
	"rkllmd/generation/count_session_cache"
	"rkllmd/tests/support/pool_create"
	"rkllmd/tests/support/pool_model"
	"rkllmd/tests/support/pool_run"
)

func TestCountSessionCache(t *testing.T) {
	p := pool_create.PoolCreate(t, pool_model.PoolModel(t), 2, 64)
	pool_run.PoolRun(t, p, 3, []int32{1, 300, 301}, 4)
	count := count_session_cache.CountSessionCache(p)
	require.Equal(t, 6, count(3), "the last token is chosen, but not decoded")
	require.Zero(t, count(4))
	close_pool.ClosePool(p)
	require.Zero(t, count(3))
}
