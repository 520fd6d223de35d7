package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/list_values"
	"rkllmd/tests/grammar/parse_object"
)

func TestListValues(t *testing.T) {
	for text, expected := range map[string][]string{
		`{"enum": [1, "a", 1, null]}`: {"1", `"a"`, "null"}, `{"const": {"a": 1}}`: {`{"a":1}`},
		`{"const": null}`:              {"null"},
		`{"enum": [1, 2], "const": 2}`: {"2"}, `{"enum": [1, 2.5, "a"], "type": "integer"}`: {"1"},
		`{"enum": [1], "const": 2}`: nil,
	} {
		values, ok := list_values.ListValues(parse_object.ParseObject(t, text), "#")
		require.True(t, ok)
		require.Equal(t, expected, values, text)
	}
	_, ok := list_values.ListValues(parse_object.ParseObject(t, `{"type": "null"}`), "#")
	require.False(t, ok)
}
