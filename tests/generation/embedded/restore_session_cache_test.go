package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/pool/close_pool"
	"rkllmd/generation"
	"rkllmd/generation/embedded/copy_session_cache"
	"rkllmd/generation/embedded/restore_session_cache"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_run"
)

func TestRestoreSessionCache(t *testing.T) {
	m := pool_model.PoolModel(t)
	p, other := pool_create.PoolCreate(t, m, 2, 64), pool_create.PoolCreate(t, m, 2, 64)
	first := pool_run.PoolRun(t, p, 3, []int32{1, 300, 301}, 4)
	tokens, state, err := copy_session_cache.CopySessionCache(p)(3)
	require.NoError(t, err)
	restore := restore_session_cache.RestoreSessionCache(other)
	require.NoError(t, restore(8, tokens, state))
	here, there := pool_run.PoolRun(t, p, 3, first.Tokens, 5), pool_run.PoolRun(t, other, 8, first.Tokens, 5)
	require.Equal(t, here.Tokens, there.Tokens)
	require.Equal(t, len(tokens), there.Reused)
	err = restore(9, tokens, state[:3])
	require.ErrorIs(t, err, generation.ErrInvalid)
	close_pool.ClosePool(other)
	require.ErrorIs(t, restore(8, tokens, state), generation.ErrClosed)
}
