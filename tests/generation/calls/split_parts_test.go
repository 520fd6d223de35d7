package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/split_parts"
	"rkllmd/tests/generation/calls/calls_state"
)

func TestSplitParts(t *testing.T) {
	s := calls_state.CallsState("hermes", false, false)
	token := generation.Token{Thinking: "hm", Text: `So: <tool_call>{"name": "get", "arguments": {`}
	split_parts.SplitParts(s, &token, false)
	require.Equal(t, "So:", token.Text)
	require.Len(t, token.Parts, 4)
	require.Equal(t, generation.Part{Text: "hm"}, token.Parts[0])
	require.Equal(t, generation.Part{Kind: generation.PartText, Text: "So:"}, token.Parts[1])
	id := token.Parts[2].Call.ID
	require.NotEmpty(t, id)
	require.Equal(t, generation.Call{ID: id, Name: "get"}, token.Parts[2].Call)
	token = generation.Token{Text: `}}</tool_call> ok`}
	split_parts.SplitParts(s, &token, true)
	require.Equal(t, "ok", token.Text)
	require.Equal(t, generation.Call{ID: id, Name: "get", Arguments: "{}"}, token.Parts[1].Call)
	token = generation.Token{}
	split_parts.SplitParts(s, &token, true)
	require.Nil(t, token.Parts)
}
