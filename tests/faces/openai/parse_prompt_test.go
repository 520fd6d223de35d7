package openai_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/parse_prompt"
	"rkllmd/tests/faces/openai/openai_fault"
)

func TestParsePrompt(t *testing.T) {
	for text, want := range map[string]openai.Body{`"a"`: {Text: "a"}, `["a"]`: {Text: "a"},
		`[1, 2]`: {Tokens: []int32{1, 2}}, `[[1, 2]]`: {Tokens: []int32{1, 2}}} {
		body := openai.Body{Prompt: json.RawMessage(text)}
		require.Nil(t, parse_prompt.ParsePrompt(&body), text)
		require.Equal(t, want.Text, body.Text)
		require.Equal(t, want.Tokens, body.Tokens)
	}
	for text, words := range map[string]string{"": "is missing", `["a", "b"]`: "2 prompts", `[[1], [2]]`: "2 prompts",
		`{}`: "must be a text", `[]`: "must be a text", `""`: "must be a text", `[1.5, 2]`: "must be a text"} {
		openai_fault.OpenaiFault(t, parse_prompt.ParsePrompt(&openai.Body{Prompt: json.RawMessage(text)}), "prompt",
			words)
	}
}
