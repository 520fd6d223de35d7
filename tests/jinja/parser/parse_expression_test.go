package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseExpression(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 if 1 else 2 }}{{ 1 if 0 else 2 if 0 else 3 }}{{ 1 if 0 }}|`, `13|`},
		{`{{ 1 if }}`, `fails`},
		{`{{ 1 if 1 else }}`, `fails`},
	})
}
