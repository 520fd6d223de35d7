package schema_test

import (
	"testing"

	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestMergeValues(t *testing.T) {
	check_schema.CheckSchema(t, `{"allOf": [{"enum": [1, 2, {"a": 1}]}, {"enum": [{"a": 1}, 2, 3]}]}`, `+2`,
		`+{"a":1}`, `-1`, `-3`)
	refuse_schemas.RefuseSchemas(t, [2]string{`{"allOf": [{"enum": [1]}, {"enum": [2]}]}`,
		"no value stands in both lists of enum"})
}
