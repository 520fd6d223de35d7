package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsIn(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 is in xs }}{{ 9 is in xs }}{{ 'a' is in 'abc' }}`, `TrueFalseTrue`},
		{`{{ 1 is in 1 }}`, `fails`},
	})
}
