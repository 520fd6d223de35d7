package text_test

import (
	"testing"

	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestBuildPattern(t *testing.T) {
	check_schema.CheckSchema(t, `{"pattern": "^[A-Z]{2}-\\d+$"}`, `+"AB-12"`, `-"AB-"`, `-"xAB-1"`, `-"AB-1x"`)
	check_schema.CheckSchema(t, `{"pattern": "b"}`, `+"b"`, `+"abc"`, `-"ac"`)
	check_schema.CheckSchema(t, `{"pattern": "(^a|b$)"}`, `+"ax"`, `+"xb"`, `-"xax"`)
	refuse_schemas.RefuseSchemas(t, [2]string{`{"pattern": "(?=a)"}`, `the pattern "(?=a)" cannot be kept to`},
		[2]string{`{"pattern": 1}`, "pattern is 1: it must be a text"})
}
