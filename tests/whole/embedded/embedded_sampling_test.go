package embedded_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

// The sampling parameters do what they say, those of init and those of a run.
func TestEmbeddedSampling(t *testing.T) {
	path := rt_tiny.RtTiny(t, "llama")
	wild := rt_open.RtOpen(t, path, func(p *librkllmrt.CParam) {
		p.TopK, p.TopP, p.Temperature, p.RepeatPenalty = 0, 1, 5, 1
	})
	request := rt_run.Request{Prompt: "the quiet river"}
	_, one := rt_join.RtJoin(rt_run.RtRun(t, wild, request, nil))
	_, other := rt_join.RtJoin(rt_run.RtRun(t, wild, request, nil))
	require.NotEqual(t, one, other, "every run draws a seed of its own")

	greedy := rt_open.RtOpen(t, path, func(p *librkllmrt.CParam) { p.RepeatPenalty = 1 })
	_, plain := rt_join.RtJoin(rt_run.RtRun(t, greedy, request, nil))
	plainly := librkllmrt.CSamplingParam{TopP: 1, RepeatPenalty: 1}
	for name, edit := range map[string]librkllmrt.CSamplingParam{
		"temperature 0": plainly,
		"top_k 1":       {TopK: 1, TopP: 1, Temperature: 5, RepeatPenalty: 1},
		"top_p 0":       {TopP: 0, Temperature: 5, RepeatPenalty: 1},
	} {
		request.Sampling = &edit
		_, tokens := rt_join.RtJoin(rt_run.RtRun(t, wild, request, nil))
		require.Equal(t, plain, tokens, "%s for one run replaces init's", name)
	}
	for _, version := range []int32{1, 2} {
		request.Sampling = &librkllmrt.CSamplingParam{TopP: 1, Temperature: 1, RepeatPenalty: 1, Mirostat: version,
			MirostatTau: 5, MirostatEta: 0.1}
		_, tokens := rt_join.RtJoin(rt_run.RtRun(t, wild, request, nil))
		require.Len(t, tokens, 32)
	}

	// Penalties count the prompt: where a token of it would be said again, each of the three keeps some of those away.
	kept := map[string]int{}
	for first := int32(300); first < 500; first += 2 {
		request := rt_run.Request{Infer: librkllmrt.CInferParam{MaxNewTokens: 1}, Sampling: &plainly}
		for token := first; token < first+60; token++ {
			request.Tokens = append(request.Tokens, token)
		}
		_, next := rt_join.RtJoin(rt_run.RtRun(t, greedy, request, nil))
		if !slices.Contains(request.Tokens, next[0]) {
			continue
		}
		for name, penalty := range map[string]librkllmrt.CSamplingParam{
			"repeat_penalty":    {TopP: 1, RepeatPenalty: 100},
			"frequency_penalty": {TopP: 1, RepeatPenalty: 1, FrequencyPenalty: 2},
			"presence_penalty":  {TopP: 1, RepeatPenalty: 1, PresencePenalty: 2},
		} {
			request.Sampling = &penalty
			_, other := rt_join.RtJoin(rt_run.RtRun(t, greedy, request, nil))
			if other[0] != next[0] {
				kept[name]++
			}
		}
	}
	require.Len(t, kept, 3)
}
