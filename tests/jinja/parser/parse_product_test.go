package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseProduct(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 2 * 3 / 4 // 1 % 2 }}{{ 1 + 2 * 3 }}`, `1.07`},
		{`{{ * 2 }}`, `fails`},
	})
}
