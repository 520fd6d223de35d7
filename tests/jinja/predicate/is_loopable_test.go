package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsLoopable(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [] is iterable }}{{ 1 is iterable }}{{ none is iterable }}{{ missing is iterable }}{{ 'a' is iterable }}`,
			`TrueFalseFalseTrueTrue`},
		{`{{ 1 is iterable(2) }}`, `fails`},
	})
}
