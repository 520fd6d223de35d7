package anthropic_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/parse_format"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseFormat(t *testing.T) {
	for text, want := range map[string]string{`{}`: "", `{"output_format": null}`: "",
		`{"output_format": {"type": "json_schema", "schema": {"const":2.0}}}`:             `{"const":2.0}`,
		`{"output_config": {"format": {"type": "json_schema", "schema": {"const":1.0}}}}`: `{"const":1.0}`} {
		body := &anthropic.Body{}
		require.NoError(t, json.Unmarshal([]byte(text), body))
		schema, refusal := parse_format.ParseFormat(body)
		require.Nil(t, refusal)
		require.Equal(t, want, schema)
	}
	for text, words := range map[string]string{`5`: "is 5", `{"type": "text"}`: `{"type": "text"}`,
		`{"type": "json_schema"}`: `no "schema"`} {
		_, refusal := parse_format.ParseFormat(&anthropic.Body{OutputFormat: json.RawMessage(text)})
		openai_fault.OpenaiFault(t, refusal, "output_format", words)
	}
}
