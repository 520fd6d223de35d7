package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/close_pool"
	"rkllmd/engine/pool/create_pool"
	"rkllmd/generation"
	"rkllmd/generation/embedded/start_engine_run"
	"rkllmd/generation/run/create_run"
	"rkllmd/tests/generation/embedded/generation_gate"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestStartEngineRun(t *testing.T) {
	p, err := create_pool.CreatePool(pool_model.PoolModel(t), engine.PoolOptions{Sequences: 1, Size: 64, Threads: 1,
		Queue: 1})
	require.NoError(t, err)
	t.Cleanup(func() { close_pool.ClosePool(p) })
	_, b := generation_backend.GenerationBackend()
	start := start_engine_run.StartEngineRun(p)
	gate := &generation_gate.Gate{Told: make(chan generation.Token, 64), Go: make(chan struct{})}
	var runs []*generation.Run
	for range 3 {
		run := create_run.CreateRun(b, generation.Request{Sampling: b.Defaults, MaxTokens: 3, Logprobs: -1}, "",
			generation_gate.GenerationGate(gate))
		run.Prompt = []int32{1, 300}
		runs = append(runs, run)
	}
	require.NoError(t, start(runs[0]))
	<-gate.Told // it has the only slot
	require.NoError(t, start(runs[1]))
	err = start(runs[2])
	require.ErrorIs(t, err, generation.ErrBusy)
	require.ErrorIs(t, err, engine.ErrQueueFull)
	close(gate.Go)
	for _, run := range runs[:2] {
		<-run.Done
		require.Equal(t, generation.ReasonLength, run.Last.Reason)
		require.Equal(t, run.Task.Tokens, append(run.Prompt, run.Answer...))
	}
	require.Equal(t, runs[0].Answer, runs[1].Answer)
	require.Equal(t, generation.Usage{Prompt: 2, Reused: 1, Prefilled: 1, Generated: 3}, runs[1].Last.Usage)
	close_pool.ClosePool(p)
	runs[2].Task = nil
	require.ErrorIs(t, start(runs[2]), generation.ErrClosed)
	freed := &engine.Pool{Context: &engine.Context{Model: &engine.Model{}}}
	runs[2].Request.Grammar = `root ::= "a"` // whose tree of tokens would be made of the model's
	require.ErrorIs(t, start_engine_run.StartEngineRun(freed)(runs[2]), generation.ErrClosed)
}
