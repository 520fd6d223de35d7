package text_test

import (
	"testing"

	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestBuildClass(t *testing.T) {
	check_schema.CheckSchema(t, `{"pattern": "^[^a-c]$"}`, `+"d"`, `-"b"`, `+"\""`, `+"\\"`, `+"\n"`, `+"é"`,
		`-"\""`[:1]+`"""`)
	check_schema.CheckSchema(t, `{"pattern": "^[\\]\"x-]$"}`, `+"]"`, `+"\""`, `+"-"`, `-"y"`)
	refuse_schemas.RefuseSchemas(t, [2]string{`{"pattern": "[\\x01-\\x02]"}`,
		"a class of characters that no text of JSON can hold plainly"})
}
