package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/merge_parts"
	"rkllmd/tests/grammar/create_writer"
	"rkllmd/tests/grammar/parse_object"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestMergeParts(t *testing.T) {
	w := create_writer.CreateWriter(t,
		`{"$defs": {"a": {"allOf": [{"minimum": 1}, {"$ref": "#/$defs/b"}]}, "b": {"type": "integer"}}}`)
	s := merge_parts.MergeParts(w, parse_object.ParseObject(t, `{"$ref": "#/$defs/a", "maximum": 2}`), "#")
	require.Equal(t, `{"maximum":2,"minimum":1,"type":"integer"}`, format_json.FormatJSON(s))
	refuse_schemas.RefuseSchemas(t, [2]string{`{"allOf": [{"$ref": "#"}], "type": "null"}`,
		"lead from one schema to the next more than 64 times"})
}
