package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsOrdered(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 <= 1 }}{{ 2 > 1 }}{{ 'a' >= 'b' }}{{ [1] < [1, 0] }}`, `TrueTrueFalseTrue`},
		{`{{ {}.keys() > {}.items() }}{{ {'a': 1}.keys() >= {'a': 2}.keys() }}{{ {}.keys() < {'a': 2}.keys() }}`, `FalseTrueTrue`},
		{`{{ {'a': 1}.values() < {}.values() }}`, `fails`},
	})
}
