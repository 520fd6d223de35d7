package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatFloat(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1.0 }} {{ 1e16 }} {{ 1e15 }} {{ 1e-5 }} {{ 0.0001 }} `, `1.0 1e+16 1000000000000000.0 1e-05 0.0001 `},
		{`{{ -0.0 }} {{ 0.1 }} {{ 1e100 }} {{ 5e-324 }} `, `-0.0 0.1 1e+100 5e-324 `},
		{`{{ 'inf'|float }} {{ 'nan'|float }}`, `inf nan`},
	})
}
