package close_engine_pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/submit_task"
	"rkllmd/generation/close_engine_pool"
	"rkllmd/tests/support/pool_create"
	"rkllmd/tests/support/pool_model"
	"rkllmd/tests/support/pool_task"
)

func TestCloseEnginePool(t *testing.T) {
	p := pool_create.PoolCreate(t, pool_model.PoolModel(t), 2, 64)
	end := close_engine_pool.CloseEnginePool(p)
	end()
	end()
	task, _ := pool_task.PoolTask([]int32{1}, 1, nil)
	require.ErrorIs(t, submit_task.SubmitTask(p, task), engine.ErrPoolClosed)
}
