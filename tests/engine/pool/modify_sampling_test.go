package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/modify_sampling"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_task"
)

func TestModifySampling(t *testing.T) {
	m := pool_model.PoolModel(t)
	p := pool_create.PoolCreate(t, m, 1, 256)
	prompt := pool_prompt.PoolPrompt(1, 20)
	greedy := engine.Sampling{TopK: 1, TopP: 1, Temperature: 1, RepeatPenalty: 1}
	tasks := []*engine.Task{}
	for _, change := range []bool{false, true} {
		task, done := pool_task.PoolTask(prompt, 20, func(task *engine.Task, _ engine.Choice) bool {
			return change && task.Generated == 10 && modify_sampling.ModifySampling(p, task, greedy) != nil
		})
		require.NoError(t, submit_task.SubmitTask(p, task))
		<-done
		require.Equal(t, engine.EndLength, task.End)
		tasks = append(tasks, task)
	}
	require.Equal(t, tasks[0].Tokens[:30], tasks[1].Tokens[:30], "as before")
	require.NotEqual(t, tasks[0].Tokens[30:], tasks[1].Tokens[30:])
	require.Equal(t, greedy, tasks[1].Sampling)
	task, done := pool_task.PoolTask(tasks[1].Tokens[:30], 10, nil)
	task.Sampling = greedy
	require.NoError(t, submit_task.SubmitTask(p, task))
	<-done
	require.Equal(t, tasks[1].Tokens, task.Tokens, "from the next token on")

	require.Equal(t, []engine.Change{{Index: 10, Sampling: greedy}}, tasks[1].Changes)

	greedy.TopK = -1
	require.EqualError(t, modify_sampling.ModifySampling(p, task, greedy),
		"top_k is -1; it must be 0 (all tokens) or more")
	require.Nil(t, task.Changed.Load())
}
