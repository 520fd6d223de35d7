package openai_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/parse_prompt"
	"rkllmd/tests/faces/openai_fault"
)

func TestParsePrompt(t *testing.T) {
	for text, want := range map[string][]openai.Prompt{`"a"`: {{Text: "a"}}, `["a"]`: {{Text: "a"}},
		`["a", "b"]`: {{Text: "a"}, {Text: "b"}}, `[1, 2]`: {{Tokens: []int32{1, 2}}},
		`[[1, 2], [3]]`: {{Tokens: []int32{1, 2}}, {Tokens: []int32{3}}}} {
		body := openai.Body{Prompt: json.RawMessage(text)}
		require.Nil(t, parse_prompt.ParsePrompt(&body), text)
		require.Equal(t, want, body.Prompts)
	}
	for text, words := range map[string]string{"": "is missing", `{}`: "must be a text", `[]`: "must be a text",
		`""`: "prompt 1 of 1 is empty", `["a", ""]`: "prompt 2 of 2 is empty", `[1.5, 2]`: "must be a text",
		`[null]`: "must be a text", `[[1], [2, null]]`: "must be a text",
		`["a", 1]`: "must be a text", `[[1], []]`: "prompt 2 of 2 is empty",
		`["a", "a", "a", "a", "a", "a"]`: "6 prompts with n of 6 make 36 answers; a request has 32 at most"} {
		body := &openai.Body{Prompt: json.RawMessage(text), Count: new(6)}
		openai_fault.OpenaiFault(t, parse_prompt.ParsePrompt(body), "prompt", words)
	}
}
