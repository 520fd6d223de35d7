package openai_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/openai/parse_talk"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseTalk(t *testing.T) {
	talk, refusal := parse_talk.ParseTalk(json.RawMessage(`[{"role": "developer", "content": [{"type": "text",
		"text": "a"}, {"type": "text", "text": "b"}]}, {"role": "assistant", "content": null, "tool_calls": [{"id": "c1",
		"type": "function", "function": {"name": "clock", "arguments": "{}"}}]},
		{"role": "tool", "tool_call_id": "c1", "content": "noon"}]`))
	require.Nil(t, refusal)
	require.Equal(t, engine.Message{Role: "system", Content: "ab"}, talk[0])
	require.Equal(t, engine.Message{Role: "tool", Content: "noon", ToolCallID: "c1", Name: "clock"}, talk[2])
	for text, words := range map[string]string{"": "is missing", "[]": "is empty", "5": "must be a list",
		`[{"role": "robot", "content": "a"}]`:                    `messages[0].role is "robot"`,
		`[{"role": "user", "content": [{"type": "image_url"}]}]`: `messages[0].content[0].type is "image_url"`} {
		_, refusal := parse_talk.ParseTalk(json.RawMessage(text))
		openai_fault.OpenaiFault(t, refusal, "messages", words)
	}
}
