package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateFloatPower(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 2.0 ** 3 }}{{ 4 ** 0.5 }}{{ 2.0 ** -1 }}`, `8.02.00.5`},
		{`{{ 0.0 ** -1 }}`, `fails`},
		{`{{ 10.0 ** 400 }}`, `fails`},
	})
}
