package template_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/tests/engine/template/engine_show_values"
)

func TestCreateMessageValue(t *testing.T) {
	for want, message := range map[string]engine.Message{
		"{'role': 'user', 'content': ''}": {Role: "user"},
		"{'role': 'tool', 'content': ''}": {Role: "tool", NoContent: true},
		"{'role': 'assistant', 'content': '', 'reasoning_content': 'hm', 'thinking': 'hm'}": {Role: "assistant",
			NoContent: true, Reasoning: "hm"},
		"{'role': '', 'content': 'it\\'s \"a\"'}": {Content: "it's \"a\""},
		"{'role': 'tool', 'content': '7', 'name': 'add', 'tool_call_id': 'c1'}": {Role: "tool", Content: "7",
			Name: "add", ToolCallID: "c1"},
		"{'role': 'assistant', 'content': None, 'reasoning_content': 'hm', 'thinking': 'hm', 'tool_calls': " +
			"[{'id': 'c1', 'type': 'function', 'function': {'name': 'add', 'arguments': {'b': 1, 'a': [2.0]}}}, " +
			"{'type': 'function', 'function': {'name': 'now', 'arguments': None}}]}": {Role: "assistant",
			NoContent: true, Reasoning: "hm", ToolCalls: []engine.ToolCall{{ID: "c1", Name: "add", Arguments: `{"b":1,"a":[2.0]}`},
				{Name: "now"}}},
	} {
		text, err := engine_show_values.EngineShowValues(t, "{{ messages[0] }}", engine.Chat{
			Messages: []engine.Message{message}})
		require.NoError(t, err)
		require.Equal(t, want, text)
	}
}
