package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateConstant(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 }}{{ 'a' }}{{ 1.5 }}{{ none }}{{ true }}`, `1a1.5NoneTrue`},
	})
}
