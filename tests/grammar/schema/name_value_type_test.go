package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/name_value_type"
	"rkllmd/tests/grammar/parse_object"
)

func TestNameValueType(t *testing.T) {
	for text, expected := range map[string]string{`{}`: "object", `[]`: "array", `"a"`: "string", `true`: "boolean",
		`1`: "integer", `1.0`: "integer", `1e2`: "integer", `1.5`: "number", `1e999`: "number", `null`: "null"} {
		o := parse_object.ParseObject(t, `{"v": `+text+`}`)
		require.Equal(t, expected, name_value_type.NameValueType(o.Members["v"]), text)
	}
}
