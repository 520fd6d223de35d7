package text_test

import (
	"testing"

	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/refuse_schemas"
)

func TestBuildExpression(t *testing.T) {
	check_schema.CheckSchema(t, `{"pattern": "^(ab|c)*d?e+.{2}$"}`, `+"eez"`[:1]+`"eezz"`, `+"abcdexy"`, `-"abdxy"`,
		`+"e\"\\"`, `-"exyz1234"`)
	check_schema.CheckSchema(t, `{"pattern": "^\\\\\"$"}`, `+"\\\""`, `-"\\"`)
	refuse_schemas.RefuseSchemas(t, [2]string{`{"pattern": "a\\bc"}`,
		`the part "\\b" of the pattern cannot be kept to`}, [2]string{`{"pattern": "(?i)ab"}`, "cannot be kept to"},
		[2]string{`{"pattern": "a^b"}`, "cannot be kept to"})
}
