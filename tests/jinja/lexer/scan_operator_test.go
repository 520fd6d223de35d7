package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestScanOperator(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 + 2 - 3 * 4 / 5 // 6 % 7 ** 8 }}{{ 1 <= 2 }}{{ 1 != 2 }}{{ 1 ~ 2 }}`, `3.0TrueTrue12`},
		{`{{ 1 ; 2 }}`, `fails`},
		{`{{ $ }}`, `fails`},
	})
}
