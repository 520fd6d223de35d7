package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsEqualTo(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 is eq 1 }}{{ 1 is equalto 2 }}{{ 1 is eq 1.0 }}{{ 'a' is eq 'a' }}`, `TrueFalseTrueTrue`},
	})
}
