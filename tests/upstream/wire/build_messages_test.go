package wire_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/upstream/wire/build_messages"
)

func TestBuildMessages(t *testing.T) {
	text, err := json.Marshal(build_messages.BuildMessages(&generation.Request{Messages: []engine.Message{
		{Role: "system"}, {Role: "assistant", NoContent: true, Reasoning: "hm", ToolCalls: []engine.ToolCall{{ID: "c1",
			Name: "add", Arguments: `{"a":1}`}}}, {Role: "tool", Content: "2", ToolCallID: "c1", Name: "add"}}}))
	require.NoError(t, err)
	require.JSONEq(t,
		`[{"role": "system", "content": ""}, {"role": "assistant", "content": null, "reasoning_content": "hm",
		"tool_calls": [{"index": 0, "id": "c1", "type": "function", "function": {"name": "add",
			"arguments": "{\"a\":1}"}}]},
		{"role": "tool", "content": "2", "tool_call_id": "c1", "name": "add"}]`, string(text))
	text, err = json.Marshal(build_messages.BuildMessages(&generation.Request{Prompt: "hi"}))
	require.NoError(t, err)
	require.JSONEq(t, `[{"role": "user", "content": "hi"}]`, string(text))
}
