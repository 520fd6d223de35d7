package relay_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/upstream/relay/upstream_task"
	"rkllmd/upstream/relay/deliver_chunk"
	"rkllmd/upstream/wire/parse_chunk"
)

func TestDeliverChunk(t *testing.T) {
	task, record := upstream_task.UpstreamTask(generation.Request{Calls: generation.CallsParsed, Stop: []string{"END"}})
	for _, event := range []string{`{"choices": [{"delta": {"reasoning_content": "hm", "reasoning": "hm"}}]}`,
		`{"choices": [{"index": 1, "delta": {"content": "another one's"}}, {"text": "of completions"}]}`,
		`{"choices": [{"delta": {"tool_calls": [{"id": "c", "function": {"name": "f", "arguments": "{}"}}]}}]}`,
		`{"choices": [{"delta": {}, "finish_reason": "tool_calls", "stop_reason": "x"}]}`,
		`{"choices": [], "usage": {"prompt_tokens": 5, "completion_tokens": 2, "prompt_tokens_details": {"cached_tokens": 3}}}`} {
		chunk, err := parse_chunk.ParseChunk([]byte(event))
		require.NoError(t, err)
		require.False(t, deliver_chunk.DeliverChunk(task, chunk))
	}
	var kinds []generation.PartKind
	for _, event := range record.Events {
		for _, part := range event.Token.Parts {
			kinds = append(kinds, part.Kind)
		}
	}
	require.Equal(t, []generation.PartKind{generation.PartThought, generation.PartText, generation.PartCall,
		generation.PartArguments, generation.PartCallEnd}, kinds)
	require.Equal(t, generation.Usage{Prompt: 5, Reused: 3, Prefilled: 2, Generated: 2}, task.Usage)
	require.Equal(t, []any{"tool_calls", "x", 1, false}, []any{task.Finish, task.StopText, task.Calls,
		task.First.IsZero()})
	chunk, err := parse_chunk.ParseChunk([]byte(`{"choices": [{"delta": {"content": "the END"}}]}`))
	require.NoError(t, err)
	require.True(t, deliver_chunk.DeliverChunk(task, chunk))
}
