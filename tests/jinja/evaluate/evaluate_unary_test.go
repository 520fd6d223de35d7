package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateUnary(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ -1 }}{{ -1.5 }}{{ +2 }}{{ -true }}{{ --3 }}`, `-1-1.52-13`},
		{`{{ -'a' }}`, `fails`},
		{`{{ -missing }}`, `fails`},
	})
}
