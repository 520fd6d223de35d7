package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/check_task"
	"rkllmd/tests/support/engine/pool_task"
)

func TestCheckTask(t *testing.T) {
	m := &engine.Model{VocabSize: 10}
	good, _ := pool_task.PoolTask([]int32{0, 9}, 1, nil)
	require.NoError(t, check_task.CheckTask(m, 2, good))
	reader := &engine.Task{Tokens: good.Tokens, Sampling: good.Sampling, OnEnd: good.OnEnd}
	require.NoError(t, check_task.CheckTask(m, 2, reader))
	for want, bad := range map[string]*engine.Task{
		"the task was submitted before; each is submitted once": {Prompt: 2},
		"the task has 0 tokens; it may have 1 to 2":             {},
		"the task has 3 tokens; it may have 1 to 2": {Tokens: []int32{1, 2,
			3}},
		"-1 tokens were asked for; it must be 0 (none, the prompt is only read) or more": {Tokens: good.Tokens,
			MaxTokens: -1},
		"-2 alternatives were asked for; it must be -1 (the chosen token's probability) to 100": {Tokens: good.Tokens,
			Alternatives: -2},
		"101 alternatives were asked for; it must be -1 (the chosen token's probability) to 100": {Tokens: good.Tokens,
			Alternatives: 101},
		"the task lacks OnToken or OnEnd: nobody would be told": {Tokens: good.Tokens,
			MaxTokens: 1, OnEnd: good.OnEnd},
		"token 10, the one at index 1, does not exist; this model has 0 to 9": {Tokens: []int32{1,
			10}, OnEnd: good.OnEnd},
		"token -1, the one at index 0, does not exist; this model has 0 to 9": {Tokens: []int32{-1},
			OnEnd: good.OnEnd},
		"the task has 2 tokens and 1 of its answer; both together may be 2": {Tokens: good.Tokens, Given: []int32{1},
			MaxTokens: 2},
		"1 tokens of the answer are given; 1 were asked for in all": {Tokens: []int32{1}, Given: []int32{1},
			MaxTokens: 1},
		"token 11, the one at index 0, does not exist; this model has 0 to 9": {Tokens: []int32{1}, Given: []int32{11},
			MaxTokens: 2, OnEnd: good.OnEnd, OnToken: good.OnToken},
		"top_k is -4; it must be 0 (all tokens) or more": {Tokens: good.Tokens, OnEnd: good.OnEnd,
			Changes: []engine.Change{{Sampling: engine.Sampling{TopK: -4}}}},
		"repeat_penalty is 0; it must be above 0 and at most 100 (1 is off)": {Tokens: good.Tokens,
			OnEnd: good.OnEnd},
	} {
		require.EqualError(t, check_task.CheckTask(m, 2, bad), want)
	}
}
