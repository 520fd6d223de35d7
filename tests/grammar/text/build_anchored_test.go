package text_test

import (
	"testing"

	"rkllmd/tests/grammar/check_schema"
)

func TestBuildAnchored(t *testing.T) {
	check_schema.CheckSchema(t, `{"pattern": "^$"}`, `+""`, `-"a"`)
	check_schema.CheckSchema(t, `{"pattern": ""}`, `+""`, `+"a\"b"`)
	check_schema.CheckSchema(t, `{"pattern": "^a"}`, `+"ab"`, `-"ba"`)
	check_schema.CheckSchema(t, `{"pattern": "a$"}`, `-"ab"`, `+"ba"`)
}
