package convert_test

import (
	"testing"

	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestBuildLiterals(t *testing.T) {
	check_schema.CheckSchema(t, `{"enum": ["a\"", 1.50, {"b": [null]}]}`, `+"a\""`, `+1.50`, `-1.5`,
		`+{"b":[null]}`, `-{}`)
	check_schema.CheckSchema(t, `{"const": "x", "type": "string", "title": "t"}`, `+"x"`, `-"y"`)
	refuse_schemas.RefuseSchemas(t, [2]string{`{"enum": ["a"], "minLength": 1}`,
		"minLength cannot stand beside enum or const"},
		[2]string{`{"enum": ["a"], "type": "null"}`, "none of the values that are listed fits"})
}
