package embedded_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/embedded/create_engine_task"
	"rkllmd/generation/run/create_run"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/utils/turns"
)

func TestCreateEngineTask(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	run := create_run.CreateRun(b, generation.Request{Client: turns.Client{Number: 3}, Target: time.Minute, Priority: 1,
		MaxTokens: 9, EndTokens: []int32{7}, IgnoreEnd: true, Logprobs: -1, Sampling: b.Defaults}, "", nil)
	run.Prompt = []int32{1, 2}
	task := create_engine_task.CreateEngineTask(m, run)
	require.Equal(t, [3]any{turns.Client{Number: 3}, time.Minute - generation.PriorityTime, uint64(0)},
		[3]any{task.Client, task.Target, task.Owner})
	require.Equal(t, run.Sampling, task.Sampling)
	require.Equal(t, [4]any{9, []int32{7}, false, 0}, [4]any{task.MaxTokens, task.EndTokens, task.ModelEnds,
		task.Alternatives})
	require.Empty(t, task.Marks)
	run.Request.Grammar = "root ::= .*"
	task = create_engine_task.CreateEngineTask(m, run)
	require.Contains(t, task.Marks, "</think>", "what the answer shows fits a grammar")
	task.Tokens[0] = 5
	require.EqualValues(t, 1, run.Prompt[0], "the task's tokens are its own")
	require.NotNil(t, task.OnToken)
	require.NotNil(t, task.OnEnd)
	require.NotNil(t, task.OnQueued)

	run.Request.Session, run.Request.IgnoreEnd = &generation.Session{Owner: 8, EndTokens: []int32{4}}, false
	for logprobs, alternatives := range map[int]int{-1: 0, 0: -1, 5: 5, 20: 20} {
		run.Request.Logprobs = logprobs
		task = create_engine_task.CreateEngineTask(m, run)
		require.Equal(t, alternatives, task.Alternatives)
	}
	require.Equal(t, [4]any{uint64(8), []int32{7, 4}, true, 9}, [4]any{task.Owner, task.EndTokens, task.ModelEnds,
		task.MaxTokens})
}
