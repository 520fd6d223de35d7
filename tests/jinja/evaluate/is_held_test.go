package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsHeld(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 == 1 != 2 }}{{ 'a' in 'ab' }}{{ 2 <= 2 }}{{ 2 >= 3 }}`, `TrueTrueTrueFalse`},
		{`{{ {} < {} }}`, `fails`},
		{`{{ 1 in 'a' }}`, `fails`},
	})
}
