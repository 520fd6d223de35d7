package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateName(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s }}{{ missing }}|{{ missing is defined }}`, `Grüße|False`},
		{`{% set q = 1 %}{{ q }}`, `1`},
	})
}
