package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/format_json"
	"rkllmd/tests/grammar/parse_object"
)

func TestFormatJSON(t *testing.T) {
	for text, expected := range map[string]string{
		`{"b": [1, 2.50, -3e2], "a": {"c": null}}`: `{"b":[1,2.50,-3e2],"a":{"c":null}}`,
		`{"a": "<&>\u00fc\n\"\\"}`:                 `{"a":"<&>ü\n\"\\"}`,
		`{"a": [], "b": {}, "c": [true, false]}`:   `{"a":[],"b":{},"c":[true,false]}`,
	} {
		require.Equal(t, expected, format_json.FormatJSON(parse_object.ParseObject(t, text)))
	}
}
