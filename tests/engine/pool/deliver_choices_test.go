package pool_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/plan/plan_step"
	"rkllmd/engine/pool/admit_tasks"
	"rkllmd/engine/pool/decode_step"
	"rkllmd/engine/pool/deliver_choices"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool/pool_alone"
	"rkllmd/tests/engine/pool/pool_step"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_still"
	"rkllmd/tests/support/engine/pool_task"
)

func TestDeliverChoices(t *testing.T) {
	m := pool_model.PoolModel(t)
	p := pool_still.PoolStill(t, m, 5, 1024)
	var tasks []*engine.Task
	for i, length := range []int{20, 30, 1000, 10, 15} {
		task, _ := pool_task.PoolTask(pool_prompt.PoolPrompt(uint64(i), length), 3, nil)
		task.Client.Number = uint64(i)
		require.NoError(t, submit_task.SubmitTask(p, task))
		tasks = append(tasks, task)
	}
	tasks[3].MaxTokens = 0
	admit_tasks.AdmitTasks(p)
	p.Rate = 1e6 // the whole batch at once
	plan_step.PlanStep(p)
	require.True(t, decode_step.DecodeStep(p))
	row := -1
	for i, part := range p.Parts {
		if row += len(part.Tokens); p.Tasks[i] == tasks[4] {
			logits, err := read_logits.ReadLogits(p.Context, row)
			require.NoError(t, err)
			logits[0] = float32(math.NaN())
		}
	}
	deliver_choices.DeliverChoices(p)
	require.Equal(t, []int{1, 1, 0, 0, 0}, []int{tasks[0].Generated, tasks[1].Generated, tasks[2].Generated,
		tasks[3].Generated, tasks[4].Generated})
	require.Equal(t, []engine.TaskEnd{engine.TaskEnd(0), engine.TaskEnd(0), engine.TaskEnd(0), engine.EndLength,
		engine.EndFailed},
		[]engine.TaskEnd{tasks[0].End, tasks[1].End, tasks[2].End, tasks[3].End, tasks[4].End},
		"one that was to be read, and one whose logits are no numbers")
	for pool_step.PoolStep(p) {
	}
	for _, task := range tasks[:2] {
		require.Equal(t, pool_alone.PoolAlone(t, m, task), task.Tokens[task.Prompt:], "each has its own row")
	}
	require.Equal(t, engine.EndLength, tasks[2].End)
}
