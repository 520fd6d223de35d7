package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseOr(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 0 or 0 or 3 }}{{ 1 or 0 and 0 }}`, `31`},
		{`{{ 1 or }}`, `fails`},
	})
}
