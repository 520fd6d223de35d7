package convert_test

import (
	"testing"

	"rkllmd/tests/grammar/check_schema"
)

func TestBuildObject(t *testing.T) {
	check_schema.CheckSchema(t, `{"properties": {"b": {"type": "null"}, "a": {"type": "null"}}}`, `+{}`,
		`+{"b":null,"a":null}`, `+{"a": null}`, `-{"a":null,"b":null}`, `-{"c":1}`)
	check_schema.CheckSchema(t,
		`{"properties": {"a": {"type": "null"}}, "additionalProperties": {"type": "integer"}}`, `+{"a":null,"b":1}`,
		`+{"ab":1}`, `-{"a":1}`, `-{"b":null}`)
	check_schema.CheckSchema(t, `{"type": "object", "additionalProperties": false}`, `+{}`, `-{"a":1}`)
	check_schema.CheckSchema(t, `{"properties": {"a": false, "b": {"allOf": [false]}}, "additionalProperties": true}`, `+{}`,
		`+{"c":1}`, `-{"a":1}`, `-{"b":1}`)
	check_schema.CheckSchema(t, `{"required": ["x"]}`, `+{"x":1}`, `+{"x":1,"y":2}`, `-{"y":2}`)
}
