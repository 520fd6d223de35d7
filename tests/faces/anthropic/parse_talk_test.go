package anthropic_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/parse_talk"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseTalk(t *testing.T) {
	talk, refusal := parse_talk.ParseTalk(&anthropic.Body{System: json.RawMessage(`[{"type": "text", "text": "Be brief."}]`),
		Messages: json.RawMessage(`[{"role": "user", "content": "Time?"}, {"role": "assistant", "content": [
			{"type": "thinking", "thinking": "Hm.", "signature": ""},
			{"type": "tool_use", "id": "c1", "name": "clock", "input": {}}]},
			{"role": "user", "content": [{"type": "tool_result", "tool_use_id": "c1", "content": "noon"},
			{"type": "text", "text": "Sure?"}]}]`)})
	require.Nil(t, refusal)
	require.Equal(t, []engine.Message{{Role: "system", Content: "Be brief."}, {Role: "user", Content: "Time?"},
		{Role: "assistant", NoContent: true, Reasoning: "Hm.",
			ToolCalls: []engine.ToolCall{{ID: "c1", Name: "clock", Arguments: "{}"}}},
		{Role: "tool", Content: "noon", ToolCallID: "c1", Name: "clock"}, {Role: "user", Content: "Sure?"}}, talk)
	for _, content := range []string{`""`, `[]`, `[{"type": "text", "text": ""}]`} {
		talk, refusal = parse_talk.ParseTalk(&anthropic.Body{Messages: json.RawMessage(`[{"role": "user", "content": "Hi"},
			{"role": "assistant", "content": ` + content + `}]`)})
		require.Nil(t, refusal, content)
		require.Equal(t, []engine.Message{{Role: "user", Content: "Hi"}}, talk, content)
	}
	for text, words := range map[string]string{"": `"messages" is missing`, "null": `"messages" is missing`,
		"5":                                      "must be a list",
		"[]":                                     "of one message at least",
		`[{"role": "robot", "content": "a"}]`:    `messages[0].role is "robot"`,
		`[{"role": "assistant", "content": ""}]`: "nothing that can be read",
		`[{"role": "assistant", "content": []}, {"role": "user", "content": "a"}]`:         "of one block at least",
		`[{"role": "assistant", "content": [{"type": "redacted_thinking", "data": "x"}]}]`: "nothing that can be read"} {
		_, refusal := parse_talk.ParseTalk(&anthropic.Body{Messages: json.RawMessage(text)})
		openai_fault.OpenaiFault(t, refusal, "messages", words)
	}
	_, refusal = parse_talk.ParseTalk(&anthropic.Body{System: json.RawMessage("5")})
	openai_fault.OpenaiFault(t, refusal, "system", "system is 5")
}
