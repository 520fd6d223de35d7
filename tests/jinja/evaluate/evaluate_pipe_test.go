package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluatePipe(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% filter upper|replace('A', 'b') %}xax{% endfilter %}`, `XbX`},
		{`{% set a | trim | title %} ab cd {% endset %}{{ a }}`, `Ab Cd`},
	})
}
