package schema_test

import (
	"testing"

	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestMergeKeyword(t *testing.T) {
	check_schema.CheckSchema(t,
		`{"allOf": [{"type": "array", "items": {"type": "integer"}, "minItems": 1}, {"items": {"enum": [1, "a"]}, "minItems": 2}]}`, `+[1,1]`, `-[1]`, `-["a","a"]`)
	check_schema.CheckSchema(t, `{"required": ["a"], "$ref": "#/$defs/x", "$defs": {"x": {"required": ["b"]}}}`,
		`+{"a":1,"b":2}`, `-{"a":1}`, `-{"b":1}`)
	check_schema.CheckSchema(t, `{"allOf": [{"pattern": "^a$"}, {"pattern": "^a$"}]}`, `+"a"`)
	refuse_schemas.RefuseSchemas(t, [2]string{`{"allOf": [{"pattern": "^a$"}, {"pattern": "^b$"}]}`,
		`have different pattern: "^a$" and "^b$"`},
		[2]string{`{"allOf": [{"const": 1}, {"const": 2}]}`, "have different const: 1 and 2"})
}
