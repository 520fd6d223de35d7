package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateConditional(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 if true else 2 }}{{ 1 if false else 2 }}{{ 1 if false }}|`, `12|`},
		{`{{ (1 if false).x }}`, `fails`},
		{`{{ ('a' if nil) is defined }}`, `False`},
	})
}
