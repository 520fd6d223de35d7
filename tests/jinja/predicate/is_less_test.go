package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsLess(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 is lt 2 }}{{ 2 is lessthan 1 }}`, `TrueFalse`},
		{`{{ 1 is lt 'a' }}`, `fails`},
	})
}
