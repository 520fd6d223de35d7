package withdraw_backend_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/get_backend"
	"rkllmd/generation/offer_backend"
	"rkllmd/generation/peek_backend"
	"rkllmd/generation/start_generation"
	"rkllmd/generation/withdraw_backend"
	"rkllmd/tests/support/generation_begin"
	"rkllmd/tests/support/generation_engine"
)

func TestWithdrawBackend(t *testing.T) {
	h := &generation.Hub{}
	withdraw_backend.WithdrawBackend(h)
	_, made := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{Size: 2048})
	offer_backend.OfferBackend(h, func() (*generation.Backend, error) { return made, nil })
	b, err := get_backend.GetBackend(h)
	require.NoError(t, err)
	request := generation.Request{Prompt: "river", IgnoreEnd: true, Logprobs: -1, Sampling: b.Defaults}
	run, _ := generation_begin.GenerationBegin(t, b, request)

	path := "tiny.gguf"
	h.Path.Store(&path)
	withdraw_backend.WithdrawBackend(h)
	require.Nil(t, h.Path.Load())
	<-run.Done // closed by now, or this would hang: nothing ends the run but its context
	require.Equal(t, generation.ReasonError, run.Last.Reason)
	require.ErrorIs(t, run.Last.Err, generation.ErrClosed)
	require.Nil(t, peek_backend.PeekBackend(h))
	_, err = get_backend.GetBackend(h)
	require.ErrorContains(t, err, "no model is loaded")
	_, err = start_generation.StartGeneration(b, request, run.Sink)
	require.ErrorIs(t, err, generation.ErrClosed, "who has found it before is refused")
	withdraw_backend.WithdrawBackend(h)
}
