package uma_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/read_metrics"
	"rkllmd/generation"
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_engine"
)

func TestReadMetrics(t *testing.T) {
	host := &uma.Host{Hub: &generation.Hub{}}
	require.Equal(t, uma.Metrics{}, read_metrics.ReadMetrics(host), "no model")
	_, b := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{})
	host.Hub.Backend.Store(b)
	host.Active.Store(2)
	host.TTFTMet.Store(3)
	run, _ := generation_begin.GenerationBegin(t, b, generation.Request{Prompt: "Hello", Raw: true, MaxTokens: 5,
		Logprobs: -1})
	<-run.Done
	metrics := read_metrics.ReadMetrics(host)
	require.EqualValues(t, 2, metrics.Active)
	require.EqualValues(t, 3, metrics.TTFTMet)
	require.Positive(t, metrics.Steps)
	require.Positive(t, metrics.LastBatch)
	require.Positive(t, metrics.LastStep)
	require.Positive(t, metrics.MeanStep)
	require.Positive(t, metrics.PrefillTokens)
	require.Positive(t, metrics.PrefillTime)
	clear_backend.ClearBackend(host.Hub)
	after := read_metrics.ReadMetrics(host)
	require.GreaterOrEqual(t, after.Steps, metrics.Steps, "what is counted stays when the model goes")
	require.GreaterOrEqual(t, after.PrefillTime, metrics.PrefillTime)
	require.Zero(t, after.LastBatch, "what is now does not")
}
