package convert_test

import (
	"testing"

	"rkllmd/tests/grammar/check_schema"
)

func TestBuildBody(t *testing.T) {
	check_schema.CheckSchema(t, `{"type": ["string", "null"]}`, `+null`, `+"a"`, `-1`)
	check_schema.CheckSchema(t, `{"maxLength": 1, "maxItems": 0}`, `+"a"`, `-"ab"`, `+[]`, `-null`)
	check_schema.CheckSchema(t, `{"allOf": [{"title": "nothing more"}]}`, `+{"any": 1}`)
}
