package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseSum(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 + 2 - 3 + 4 }}{{ 10 - 2 - 3 }}`, `45`},
		{`{{ 1 + }}`, `fails`},
	})
}
