package convert_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/convert/build_value"
	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/create_writer"
	"rkllmd/tests/grammar/parse_object"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestBuildValue(t *testing.T) {
	check_schema.CheckSchema(t, `{"title": "anything"}`, `+{}`, `+[1]`, `+null`)
	check_schema.CheckSchema(t,
		`{"properties": {"a": true, "b": {"type": "null"}}, "required": ["a"], "type": "object"}`, `+{"a":[{}]}`,
		`+{"a":1,"b":null}`, `-{"b":null}`)
	w := create_writer.CreateWriter(t, `true`)
	require.Equal(t, "root-a", build_value.BuildValue(w, parse_object.ParseObject(t, `{"type": "null"}`),
		"#/properties/a"))
	require.Zero(t, w.Depth)
	refuse_schemas.RefuseSchemas(t,
		[2]string{`{"$defs": {"a": {"properties": {"x": {"allOf": [{"$ref": "#/$defs/a"}, {"type": "object"}]}}}}, "$ref": "#/$defs/a"}`,
			"more than 64 schemas stand inside each other"})
}
