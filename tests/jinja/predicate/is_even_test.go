package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsEven(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 is even }}{{ 2 is even }}{{ 2.0 is even }}`, `FalseTrueTrue`},
	})
}
