package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateOr(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 or 2 }}{{ 0 or 2 }}{{ 1 or missing.x }}`, `121`},
		{`{{ 0 or missing.x }}`, `fails`},
	})
}
