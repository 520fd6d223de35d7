package responses_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/parse_input"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseInput(t *testing.T) {
	body := &responses.Body{Instructions: new("Be brief."), Input: json.RawMessage(`"Hi"`)}
	talk, refusal := parse_input.ParseInput(body)
	require.Nil(t, refusal)
	require.Equal(t, []engine.Message{{Role: "system", Content: "Be brief."}, {Role: "user", Content: "Hi"}}, talk)
	body.Input = json.RawMessage(`[{"role": "developer", "content": "Be kind."}, {"role": "user", "content": "Time?"},
		{"type": "reasoning", "id": "rs_1", "summary": [{"type": "summary_text", "text": "Hm."}]},
		{"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": "I look."}]},
		{"type": "function_call", "call_id": "c1", "name": "clock", "arguments": "{}"},
		{"type": "function_call", "call_id": "c2", "name": "moon", "arguments": "{}"},
		{"type": "function_call_output", "call_id": "c2", "output": "full"}, {"type": "reasoning", "summary": []}]`)
	talk, refusal = parse_input.ParseInput(body)
	require.Nil(t, refusal)
	require.Equal(t, []engine.Message{{Role: "system", Content: "Be brief.\n\nBe kind."}, {Role: "user",
		Content: "Time?"},
		{Role: "assistant", Content: "I look.", Reasoning: "Hm.", ToolCalls: []engine.ToolCall{
			{ID: "c1", Name: "clock", Arguments: "{}"}, {ID: "c2", Name: "moon", Arguments: "{}"}}},
		{Role: "tool", Content: "full", ToolCallID: "c2", Name: "moon"}}, talk)
	for text, words := range map[string]string{"": "is missing", "[]": "is empty", "5": "must be a text",
		`[{"type": "reasoning", "summary": []}]`: "thoughts alone",
		`[{"type": "computer_call"}]`:            `input[0].type is "computer_call"`} {
		_, refusal := parse_input.ParseInput(&responses.Body{Input: json.RawMessage(text)})
		openai_fault.OpenaiFault(t, refusal, "input", words)
	}
}
