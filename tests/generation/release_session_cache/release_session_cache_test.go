package release_session_cache_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/count_session_cache"
	"rkllmd/generation/release_session_cache"
	"rkllmd/tests/support/pool_create"
	"rkllmd/tests/support/pool_model"
	"rkllmd/tests/support/pool_run"
)

func TestReleaseSessionCache(t *testing.T) {
	p := pool_create.PoolCreate(t, pool_model.PoolModel(t), 2, 64)
	pool_run.PoolRun(t, p, 3, []int32{1, 300, 301}, 4)
	pool_run.PoolRun(t, p, 4, []int32{1, 310, 311}, 4)
	count := count_session_cache.CountSessionCache(p)
	require.Equal(t, [2]int{6, 6}, [2]int{count(3), count(4)})
	release_session_cache.ReleaseSessionCache(p)(3)
	require.Equal(t, [2]int{0, 6}, [2]int{count(3), count(4)})
}
