package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMeasureFloat(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1.25 }}{{ 1e5 }}{{ 1E-2 }}{{ 1_0.5_0 }}{{ 3e+1 }}`, `1.25100000.00.0110.530.0`},
		{`{{ 1. }}`, `fails`},
	})
}
