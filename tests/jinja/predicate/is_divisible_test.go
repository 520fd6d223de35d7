package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsDivisible(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 9 is divisibleby 3 }}{{ 9 is divisibleby(2) }}`, `TrueFalse`},
		{`{{ 1 is divisibleby 0 }}`, `fails`},
	})
}
