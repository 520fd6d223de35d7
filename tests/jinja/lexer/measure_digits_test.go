package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMeasureDigits(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1_2_3 }}{{ 12 }}{{ 1_000.5 }}`, `123121000.5`},
		{`{{ 1_ }}`, `fails`},
	})
}
