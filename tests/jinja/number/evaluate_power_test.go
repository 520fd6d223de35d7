package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluatePower(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 2 ** 10 }}{{ 2 ** -1 }}{{ 2 ** 0.5 }}{{ (-2) ** 3 }}{{ 0 ** 0 }}{{ 2 ** 100 }}`,
			`10240.51.4142135623730951-811267650600228229401496703205376`},
		{`{{ 0 ** -1 }}`, `fails`},
	})
}
