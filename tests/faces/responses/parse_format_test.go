package responses_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/responses/parse_format"
	"rkllmd/tests/faces/openai_fault"
)

func TestParseFormat(t *testing.T) {
	for text, want := range map[string]string{"": "", "null": "", `{"verbosity": "low"}`: "", `{"format": null}`: "",
		`{"format": {"type": "text"}}`: "", `{"format": {"type": "json_object"}}`: openai.AnyObject,
		`{"format": {"type": "json_schema", "name": "n", "schema": {"const": 2.0}}}`: `{"const": 2.0}`} {
		schema, refusal := parse_format.ParseFormat(json.RawMessage(text))
		require.Nil(t, refusal)
		require.Equal(t, want, schema)
	}
	for text, words := range map[string]string{`{"format": 5}`: "text.format is 5",
		`{"format": {"type": "xml"}}`:         `"xml"`,
		`{"format": {"type": "json_schema"}}`: `no "schema"`} {
		_, refusal := parse_format.ParseFormat(json.RawMessage(text))
		openai_fault.OpenaiFault(t, refusal, "text.format", words)
	}
	_, refusal := parse_format.ParseFormat(json.RawMessage(`5`))
	openai_fault.OpenaiFault(t, refusal, "text", "text is 5")
}
