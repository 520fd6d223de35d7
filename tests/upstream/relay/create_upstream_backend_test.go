package relay_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/tests/support/generation/generation_record"
	"rkllmd/tests/upstream/relay/upstream_events"
	"rkllmd/tests/upstream/upstream_serve"
	"rkllmd/upstream"
	"rkllmd/upstream/relay/create_upstream_backend"
)

func TestCreateUpstreamBackend(t *testing.T) {
	s := upstream_serve.UpstreamServe(t, upstream_events.UpstreamEvents(
		`{"choices": [{"delta": {"role": "assistant", "content": ""}}]}`,
		`{"choices": [{"delta": {"content": "4"}}]}`, `{"choices": [{"delta": {}, "finish_reason": "stop"}]}`,
		`{"choices": [], "usage": {"prompt_tokens": 9, "completion_tokens": 1}}`, "[DONE]"))
	b, err := create_upstream_backend.CreateUpstreamBackend(s.Options)
	require.NoError(t, err)
	require.Equal(t, []any{"m", 2, true}, []any{b.Model.Name, b.Capabilities.Sequences, b.Capabilities.Relays})
	record := &generation_record.Record{}
	run, err := start_generation.StartGeneration(b, generation.Request{Prompt: "2+2", Sampling: b.Defaults,
		Logprobs: -1},
		generation_record.GenerationRecord(record))
	require.NoError(t, err)
	<-run.Done
	require.Equal(t, "4", record.Events[0].Token.Text)
	require.Equal(t, []any{generation.ReasonStop, 9, 1}, []any{run.Last.Reason, run.Last.Usage.Prompt,
		run.Last.Usage.Generated})
	for want, request := range map[string]generation.Request{"logprobs": {Prompt: "x", Logprobs: 0},
		"prompts of tokens": {Tokens: []int32{1}, Logprobs: -1}, "end tokens": {Prompt: "x", EndTokens: []int32{1},
			Logprobs: -1}} {
		request.Sampling = b.Defaults
		_, err = start_generation.StartGeneration(b, request, generation_record.GenerationRecord(record))
		require.ErrorIs(t, err, generation.ErrNotSupported)
		require.ErrorContains(t, err, "does not support "+want)
	}
	b.Close()
	_, err = create_upstream_backend.CreateUpstreamBackend(upstream.Options{CA: "/none"})
	require.ErrorIs(t, err, os.ErrNotExist)
}
