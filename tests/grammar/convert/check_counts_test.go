package convert_test

import (
	"testing"

	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestCheckCounts(t *testing.T) {
	check_schema.CheckSchema(t,
		`{"properties": {"a": true}, "required": ["a"], "minProperties": 1, "maxProperties": 1}`, `+{"a":1}`)
	refuse_schemas.RefuseSchemas(t, [2]string{`{"properties": {"a": true}, "minProperties": 1}`,
		"minProperties is 1, but only 0 properties are required"},
		[2]string{`{"type": "object", "maxProperties": 2}`, "maxProperties cannot be kept to"},
		[2]string{`{"properties": {"a": true, "b": true}, "maxProperties": 1}`, "maxProperties"})
}
