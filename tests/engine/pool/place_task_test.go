package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/place_task"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool/pool_alone"
	"rkllmd/tests/engine/pool/pool_on_queued"
	"rkllmd/tests/engine/pool/pool_step"
	"rkllmd/tests/engine/pool_mamba"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_still"
	"rkllmd/tests/support/engine/pool_task"
)

func TestPlaceTask(t *testing.T) {
	for _, recurrent := range []bool{false, true} {
		m, copied := pool_model.PoolModel(t), 25
		if recurrent {
			m, copied = pool_mamba.PoolMamba(t), 0
		}
		p := pool_still.PoolStill(t, m, 2, 64)
		base, other := pool_prompt.PoolPrompt(1, 30), pool_prompt.PoolPrompt(2, 10)
		first, _ := pool_task.PoolTask(base, 2, nil)
		first.Owner = 1
		require.NoError(t, submit_task.SubmitTask(p, first))
		for pool_step.PoolStep(p) {
		}

		t.Run("another owner's tokens are copied", func(t *testing.T) {
			var places []int
			second, _ := pool_task.PoolTask(append(base[:25:25], other...), 5, nil)
			second.Owner, second.OnQueued = 2, pool_on_queued.PoolOnQueued(&places)
			require.NoError(t, submit_task.SubmitTask(p, second))
			require.True(t, pool_step.PoolStep(p))
			require.Equal(t, copied, second.Reused)
			require.Len(t, p.Slots[0].Sequence.Tokens, 31, "he keeps them")
			require.Equal(t, uint64(2), p.Slots[1].Owner)
			require.Equal(t, []int{0}, places)
			for pool_step.PoolStep(p) {
			}
			require.Equal(t, pool_alone.PoolAlone(t, m, second), second.Tokens[35:])
		})
		t.Run("his next turn finds them", func(t *testing.T) {
			turn, _ := pool_task.PoolTask(append(first.Tokens, 300), 5, nil)
			turn.Owner, turn.Position, turn.Prompt = 1, -1, 33
			place_task.PlaceTask(p, turn)
			require.Equal(t, 31, turn.Reused)
			require.True(t, turn.Slot == &p.Slots[0] && p.Slots[0].Task == turn && turn.Admitted)
			require.Equal(t, 1, p.Stats.Running)
			require.Equal(t, 0, turn.Position)
			for pool_step.PoolStep(p) {
			}
			require.Equal(t, engine.EndLength, turn.End)
			require.Equal(t, pool_alone.PoolAlone(t, m, turn), turn.Tokens[33:])
		})
	}
}
