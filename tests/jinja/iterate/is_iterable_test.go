package iterate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsIterable(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs is iterable }}{{ s is iterable }}{{ 1 is iterable }}`, `TrueTrueFalse`},
		{`{{ none is iterable }}{{ missing is iterable }}`, `FalseTrue`},
		{`{{ d.keys() is iterable }}`, `True`},
	})
}
