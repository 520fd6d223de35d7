package pool_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/engine/pool/fail_step"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool/pool_alone"
	"rkllmd/tests/engine/pool/pool_step"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_still"
	"rkllmd/tests/support/engine/pool_task"
)

func TestFailStep(t *testing.T) {
	m := pool_model.PoolModel(t)
	wrong := errors.New("wrong")
	for _, cleared := range []bool{false, true} {
		p := pool_still.PoolStill(t, m, 2, 256)
		one, ended := pool_task.PoolTask(pool_prompt.PoolPrompt(1, 150), 9, nil)
		two, done := pool_task.PoolTask(pool_prompt.PoolPrompt(2, 150), 9, nil)
		require.NoError(t, submit_task.SubmitTask(p, one))
		require.NoError(t, submit_task.SubmitTask(p, two))
		for two.Generated < 2 {
			require.True(t, pool_step.PoolStep(p))
		}
		failed, slot, other := one, one.Slot, two
		p.Tasks = []*engine.Task{failed}
		fail_step.FailStep(p, engine.ErrAborted)
		require.NotEmpty(t, slot.Sequence.Tokens, "nothing is to be done")
		if p.Context.Cleared = cleared; cleared { // what a decode that says so does to the cache
			sequence := other.Slot.Sequence
			require.NoError(t, remove_tokens.RemoveTokens(p.Context, &sequence, 0))
		}
		fail_step.FailStep(p, wrong)
		<-ended
		require.Equal(t, engine.EndFailed, failed.End)
		require.Equal(t, wrong, failed.Err)
		require.Empty(t, slot.Sequence.Tokens)
		require.Nil(t, slot.Task)
		require.Equal(t, cleared, len(other.Slot.Sequence.Tokens) == 0)
		require.NotNil(t, other.Sampler)
		p.Rate = 1 // what was lost is decoded again in several steps
		for pool_step.PoolStep(p) {
		}
		<-done
		require.Equal(t, engine.EndLength, other.End, other.Err)
		require.Equal(t, pool_alone.PoolAlone(t, m, other), other.Tokens[150:])
	}
}
