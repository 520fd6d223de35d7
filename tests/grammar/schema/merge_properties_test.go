package schema_test

import (
	"fmt"
	"testing"

	"rkllmd/tests/grammar/check_schema"
)

func TestMergeProperties(t *testing.T) {
	both := `{"allOf": [{"type": "object", "properties": {"a": {"minimum": 2}}%s}, {"properties": {"a": {"maximum": 3}, "b": true}, "required": ["a"]}]}`
	check_schema.CheckSchema(t, fmt.Sprintf(both, ""), `+{"a":2}`, `+{"a":3.0,"b":[]}`, `-{"a":1}`, `-{"a":4}`, `-{}`)
	check_schema.CheckSchema(t, fmt.Sprintf(both, `, "additionalProperties": false`), `+{"a":2}`, `-{"a":2,"b":1}`)
	check_schema.CheckSchema(t, fmt.Sprintf(both, `, "additionalProperties": {"type": "null"}`),
		`+{"a":2,"b":null}`, `-{"a":2,"b":1}`)
}
