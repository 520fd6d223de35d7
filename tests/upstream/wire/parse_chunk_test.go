package wire_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/upstream/wire/parse_chunk"
)

func TestParseChunk(t *testing.T) {
	chunk, err := parse_chunk.ParseChunk([]byte(`{"choices": [{"index": 0, "delta": {"content": null, "reasoning": "r",
		"tool_calls": [{"index": 1, "function": {"arguments": "{"}}]}, "finish_reason": null, "stop_reason": "x"}],
		"usage": {"prompt_tokens": 7, "completion_tokens": 3, "prompt_tokens_details": {"cached_tokens": 2}},
			"error": null}`))
	require.NoError(t, err)
	choice := chunk.Choices[0]
	require.Equal(t, []any{"", "r", "{", 1, "", `"x"`}, []any{choice.Delta.Content, choice.Delta.Thoughts,
		choice.Delta.ToolCalls[0].Function.Arguments, choice.Delta.ToolCalls[0].Index, choice.FinishReason,
		string(choice.StopReason)})
	require.Equal(t, []int{7, 3, 2}, []int{chunk.Usage.Prompt, chunk.Usage.Completion, chunk.Usage.Details.Cached})
	_, err = parse_chunk.ParseChunk([]byte(`{"error": {"message": "out of memory"}}`))
	require.ErrorIs(t, err, generation.ErrFailed)
	require.EqualError(t, err, "the answer broke off with an error: out of memory")
	for _, bad := range []string{"", "{", `{"choices": 5}`, "[]"} {
		_, err = parse_chunk.ParseChunk([]byte(bad))
		require.ErrorContains(t, err, "an event of the answer cannot be read", bad)
	}
}
