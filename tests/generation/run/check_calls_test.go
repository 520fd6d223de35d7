package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/run/check_calls"
)

func TestCheckCalls(t *testing.T) {
	prompt := engine.Prompt{Text: `{"name": "get_time"} a\"b`}
	right := []engine.Message{{Role: "user"}, {ToolCalls: []engine.ToolCall{{Name: "get_time"}, {Name: `a"b`}}}}
	require.NoError(t, check_calls.CheckCalls(prompt, nil))
	require.NoError(t, check_calls.CheckCalls(prompt, right))
	right[1].ToolCalls[1].Name = "get_date"
	err := check_calls.CheckCalls(prompt, right)
	require.ErrorIs(t, err, generation.ErrNotSupported)
	require.EqualError(t, err, "the chat template does not write messages[1].tool_calls[1]; say in a message's "+
		"content what was called")
}
