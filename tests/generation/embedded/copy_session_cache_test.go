package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/pool/close_pool"
	"rkllmd/generation"
	"rkllmd/generation/embedded/copy_session_cache"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_run"
)

func TestCopySessionCache(t *testing.T) {
	p := pool_create.PoolCreate(t, pool_model.PoolModel(t), 2, 64)
	task := pool_run.PoolRun(t, p, 3, []int32{1, 300, 301}, 4)
	copied := copy_session_cache.CopySessionCache(p)
	tokens, state, err := copied(3)
	require.NoError(t, err)
	require.Equal(t, task.Tokens[:6], tokens)
	require.NotEmpty(t, state)
	tokens, state, err = copied(4)
	require.NoError(t, err)
	require.Nil(t, tokens)
	require.Nil(t, state)
	close_pool.ClosePool(p)
	_, _, err = copied(3)
	require.ErrorIs(t, err, generation.ErrClosed)
}
