package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsOdd(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 is odd }}{{ 2 is odd }}{{ -1 is odd }}`, `TrueFalseTrue`},
		{`{{ 'a' is odd }}`, `fails`},
	})
}
