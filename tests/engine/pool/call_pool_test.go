package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/copy_state"
	"rkllmd/engine/pool/abort_task"
	"rkllmd/engine/pool/call_pool"
	"rkllmd/engine/pool/close_pool"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_run"
	"rkllmd/tests/support/engine/pool_task"
)

func TestCallPool(t *testing.T) {
	p := pool_create.PoolCreate(t, engine_load_model.EngineLoadModel(t, "llama"), 2, 2048)
	first := pool_run.PoolRun(t, p, 5, pool_prompt.PoolPrompt(1, 20), 3)
	running, done := pool_task.PoolTask([]int32{300, 301}, 2000, nil)
	require.NoError(t, submit_task.SubmitTask(p, running))
	var state []byte
	var tokens []int32
	require.NoError(t, call_pool.CallPool(p, func(p *engine.Pool) {
		require.Zero(t, p.Alone)
		for i := range p.Slots {
			if s := &p.Slots[i]; s.Owner == 5 {
				var err error
				state, err = copy_state.CopyState(p.Context, &s.Sequence)
				require.NoError(t, err)
				tokens = append(tokens, s.Sequence.Tokens...)
			}
		}
	}))
	require.Equal(t, first.Tokens[:22], tokens)
	require.NotEmpty(t, state)
	abort_task.AbortTask(p, running)
	<-done
	close_pool.ClosePool(p)
	require.ErrorIs(t, call_pool.CallPool(p, func(*engine.Pool) { panic("the pool is closed") }), engine.ErrPoolClosed)
}
