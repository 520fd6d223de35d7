package convert_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/convert/list_properties"
	"rkllmd/grammar/schema/format_json"
	"rkllmd/tests/grammar/parse_object"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestListProperties(t *testing.T) {
	properties, required, without := list_properties.ListProperties(parse_object.ParseObject(t, `{"properties": {"b": true, "no": false}, "required": ["x", "b"],
		"additionalProperties": {"type": "null"}}`), "#")
	require.Equal(t, `{"b":true,"x":{"type":"null"}}`, format_json.FormatJSON(properties))
	require.Equal(t, []string{"x", "b"}, required)
	require.Equal(t, []string{"no"}, without)
	refuse_schemas.RefuseSchemas(t, [2]string{`{"required": ["x"], "additionalProperties": false}`,
		`the property "x" is required, and no value fits it`},
		[2]string{`{"properties": []}`, "properties is no object"})
}
