package convert_test

import (
	"testing"

	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestBuildReference(t *testing.T) {
	check_schema.CheckSchema(t, `{"$ref": "#/$defs/tree", "$defs": {"tree": {"type": "object", "properties": {"v": {"type": "integer"}, "kids": {"type": "array",
		"items": {"$ref": "#/$defs/tree", "description": "below"}}}, "required": ["v", "kids"]}}}`,
		`+{"v":1,"kids":[]}`, `+{"v":1,"kids":[{"v":2,"kids":[]},{"v":3,"kids":[]}]}`, `-{"v":1,"kids":[{"v":2}]}`)
	check_schema.CheckSchema(t, `{"anyOf": [{"type": "null"}, {"type": "array", "items": {"$ref": "#"}}]}`,
		`+[[null], null]`, `-[1]`)
	refuse_schemas.RefuseSchemas(t, [2]string{`{"$ref": "#"}`, "$ref leads from # to itself"},
		[2]string{`{"$defs": {"a": {"anyOf": [{"$ref": "#/$defs/b"}, {"type": "null"}]}, "b": {"$ref": "#/$defs/a"}}, "$ref": "#/$defs/a"}`, "$ref leads from #/$defs/a to itself"})
}
