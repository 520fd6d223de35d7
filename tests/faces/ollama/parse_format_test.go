package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/parse_format"
	"rkllmd/faces/openai"
)

func TestParseFormat(t *testing.T) {
	for text, want := range map[string]string{"": "", "null": "", `""`: "", `"json"`: openai.AnyObject,
		`{"type": "array"}`: `{"type": "array"}`} {
		schema, refusal := parse_format.ParseFormat([]byte(text))
		require.Nil(t, refusal, text)
		require.Equal(t, want, schema)
	}
	for _, text := range []string{`"xml"`, "true", "[]"} {
		_, refusal := parse_format.ParseFormat([]byte(text))
		require.Contains(t, refusal.Fault.Message, `it must be "json", or an object`)
	}
}
