package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/embedding"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/generation/embedded/close_engine_pool"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_task"
)

func TestCloseEnginePool(t *testing.T) {
	p := pool_create.PoolCreate(t, pool_model.PoolModel(t), 2, 64)
	e := &embedding.Embedder{}
	end := close_engine_pool.CloseEnginePool(p, e)
	end()
	end()
	task, _ := pool_task.PoolTask([]int32{1}, 1, nil)
	require.ErrorIs(t, submit_task.SubmitTask(p, task), engine.ErrPoolClosed)
	require.True(t, e.Closed.Load())
}
