package responses_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses/parse_text"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseText(t *testing.T) {
	for value, want := range map[string]string{`"a"`: "a", `""`: "", `[]`: "",
		`[{"type": "input_text", "text": "a"}, {"type": "refusal", "refusal": "b"}]`: "ab"} {
		text, refusal := parse_text.ParseText("input[0].content", json.RawMessage(value))
		require.Nil(t, refusal)
		require.Equal(t, want, text)
	}
	for value, words := range map[string]string{"": "content is missing; it must be a text", "5": "is 5",
		"null": "must be a text",
		`[{"type": "input_text", "content": "a"}]`: `input[0].content[0] has no "text"`,
		`[{"type": "input_image"}]`:                `input[0].content[0].type is "input_image"`} {
		_, refusal := parse_text.ParseText("input[0].content", json.RawMessage(value))
		openai_fault.OpenaiFault(t, refusal, "input", words)
	}
}
