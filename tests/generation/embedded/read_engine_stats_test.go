package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/embedded/read_engine_stats"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_run"
)

func TestReadEngineStats(t *testing.T) {
	p := pool_create.PoolCreate(t, pool_model.PoolModel(t), 2, 64)
	stats := read_engine_stats.ReadEngineStats(p)
	require.Zero(t, stats().Steps)
	pool_run.PoolRun(t, p, 0, []int32{1, 300, 301}, 4)
	require.EqualValues(t, 3, stats().PrefillTokens)
	require.EqualValues(t, 4, stats().Steps)
}
