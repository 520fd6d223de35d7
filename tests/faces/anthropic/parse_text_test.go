package anthropic_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic/parse_text"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseText(t *testing.T) {
	for value, want := range map[string]string{`"a"`: "a", `[]`: "",
		`[{"type": "text", "text": "a", "cache_control": {}}, {"type": "text", "text": "b"}]`: "ab"} {
		text, refusal := parse_text.ParseText("system", json.RawMessage(value))
		require.Nil(t, refusal)
		require.Equal(t, want, text)
	}
	for value, words := range map[string]string{"5": "system is 5",
		`[{"type": "text", "content": "a"}]`: `system[0] has no "text"`,
		`[{"type": "image"}]`:                `system[0].type is "image"`} {
		_, refusal := parse_text.ParseText("system", json.RawMessage(value))
		openai_fault.OpenaiFault(t, refusal, "system", words)
	}
}
