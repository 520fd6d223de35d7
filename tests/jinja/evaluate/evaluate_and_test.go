package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateAnd(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 and 2 }}{{ 0 and 2 }}{{ '' and missing.x }}`, `20`},
		{`{{ 1 and missing.x }}`, `fails`},
	})
}
