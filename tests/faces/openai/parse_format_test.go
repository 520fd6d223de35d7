package openai_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai/parse_format"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseFormat(t *testing.T) {
	for text, want := range map[string]string{"": "", "null": "", `{"type": "text"}`: "",
		`{"type": "json_object"}`: `{"type": "object"}`, `{"type": "json_object", "schema": {"a": 1.0}}`: `{"a": 1.0}`,
		`{"type": "json_schema", "json_schema": {"name": "x", "schema": {"const": 2.0}}}`: `{"const": 2.0}`} {
		schema, refusal := parse_format.ParseFormat(json.RawMessage(text))
		require.Nil(t, refusal, text)
		require.Equal(t, want, schema)
	}
	for text, words := range map[string]string{`5`: "must be an object", `{"type": "xml"}`: `type is "xml"`,
		`{"type": "json_schema"}`: `has no "schema"`} {
		_, refusal := parse_format.ParseFormat(json.RawMessage(text))
		openai_fault.OpenaiFault(t, refusal, "response_format", words)
	}
}
