package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateNot(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ not 1 }}{{ not 0 }}{{ not [] }}{{ not missing }}{{ not not 'a' }}`, `FalseTrueTrueTrueTrue`},
	})
}
