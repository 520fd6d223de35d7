package convert_test

import (
	"testing"

	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestBuildChoice(t *testing.T) {
	check_schema.CheckSchema(t, `{"anyOf": [{"type": "integer"}, {"enum": ["a"]}, false]}`, `+1`, `+"a"`, `-"b"`)
	check_schema.CheckSchema(t, `{"type": "object", "required": ["k"], "properties": {"v": {"type": "integer"}}, "oneOf": [{"properties": {"k": {"const": 1}}, "required": ["k"]},
		{"properties": {"k": {"const": 2}}, "required": ["k", "v"]}]}`, `+{"v":1,"k":1}`, `+{"k":1}`, `-{"k":2}`, `+{"v":3,"k":2}`, `-{"k":3}`)
	check_schema.CheckSchema(t, `{"type": "array", "oneOf": [{"prefixItems": [{"const": 1}], "minItems": 1}, false]}`, `+[1]`, `-[]`)
	refuse_schemas.RefuseSchemas(t,
		[2]string{`{"oneOf": [{"type": "integer"}, {"type": "null"}, {"type": "number"}]}`,
			"a value could fit the alternatives 1 and 3"},
		[2]string{`{"oneOf": [{"minimum": 3}, {"type": "string"}]}`, "a value could fit the alternatives 1 and 2"},
		[2]string{`{"type": ["string", "integer"], "oneOf": [{"minimum": 3}, {"maxLength": 2}]}`,
			"a value could fit the alternatives 1 and 2"},
		[2]string{`{"anyOf": [false]}`, "no alternative of anyOf can be written"})
}
