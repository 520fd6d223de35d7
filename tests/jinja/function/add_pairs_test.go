package function_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAddPairs(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ dict([('a', 1), ['b', 2]]) }}{{ dict(d, z=1) }}{{ dict(['xy']) }}`,
			`{'a': 1, 'b': 2}{'name': 'D', 'n': 1, 'z': 1}{'x': 'y'}`},
		{`{{ dict([1]) }}`, `fails`},
		{`{{ dict([[1]]) }}`, `fails`},
		{`{{ dict(missing) }}`, `fails`},
	})
}
