package hub_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/generation/hub/find_backend"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/generation/run/start_generation"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_engine"
)

func TestClearBackend(t *testing.T) {
	h := &generation.Hub{}
	clear_backend.ClearBackend(h)
	_, made := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{Size: 2048})
	set_backend.SetBackend(h, func() (*generation.Backend, error) { return made, nil }, nil)
	b, err := get_backend.GetBackend(h)
	require.NoError(t, err)
	request := generation.Request{Prompt: "river", IgnoreEnd: true, Logprobs: -1, Sampling: b.Defaults}
	run, _ := generation_begin.GenerationBegin(t, b, request)

	path := "tiny.gguf"
	h.Path.Store(&path)
	clear_backend.ClearBackend(h)
	require.Nil(t, h.Path.Load())
	<-run.Done // closed by now, or this would hang: nothing ends the run but its context
	require.Equal(t, generation.ReasonError, run.Last.Reason)
	require.ErrorIs(t, run.Last.Err, generation.ErrClosed)
	require.Nil(t, find_backend.FindBackend(h))
	_, err = get_backend.GetBackend(h)
	require.ErrorContains(t, err, "no model is loaded")
	_, err = start_generation.StartGeneration(b, request, run.Sink)
	require.ErrorIs(t, err, generation.ErrClosed, "who has found it before is refused")
	clear_backend.ClearBackend(h)
}
