package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/end_pool"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool/pool_count_call"
	"rkllmd/tests/engine/pool/pool_step"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/engine/pool_still"
	"rkllmd/tests/support/engine/pool_task"
)

func TestEndPool(t *testing.T) {
	p := pool_still.PoolStill(t, engine_load_model.EngineLoadModel(t, "llama"), 1, 64)
	running, ended := pool_task.PoolTask([]int32{1, 2}, 9, nil)
	waiting, dropped := pool_task.PoolTask([]int32{1, 2}, 9, nil)
	require.NoError(t, submit_task.SubmitTask(p, running))
	require.NoError(t, submit_task.SubmitTask(p, waiting))
	require.True(t, pool_step.PoolStep(p))
	made := 0
	call := &engine.PoolCall{Do: pool_count_call.PoolCountCall(&made), Done: make(chan struct{})}
	p.Calls, p.Closed = append(p.Calls, call), true
	end_pool.EndPool(p)
	<-ended
	<-dropped
	<-call.Done
	<-p.Ended
	for _, task := range []*engine.Task{running, waiting} {
		require.Equal(t, engine.EndFailed, task.End)
		require.Equal(t, engine.ErrPoolClosed, task.Err)
		require.Nil(t, task.Sampler)
	}
	require.Equal(t, 1, running.Generated)
	require.False(t, call.Made)
	require.Zero(t, made)
	require.Nil(t, p.Context.Ptr)
}
