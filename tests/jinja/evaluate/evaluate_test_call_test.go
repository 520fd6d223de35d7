package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateTestCall(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 is odd }}{{ 2 is not odd }}{{ 1 is eq 1 }}{{ 4 is divisibleby(2) }}`, `TrueTrueTrueTrue`},
		{`{{ 1 is nope }}`, `fails`},
		{`{{ 'a' is odd }}`, `fails`},
	})
}
