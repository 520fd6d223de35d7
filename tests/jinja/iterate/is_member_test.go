package iterate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsMember(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 in xs }}{{ 'a' in 'abc' }}{{ 'name' in d }}{{ 2 in range(3) }}{{ 9 in xs }}{{ 1 in (xs|map('int')) }}`,
			`TrueTrueTrueTrueFalseTrue`},
		{`{{ 1 in 'a' }}`, `fails`},
		{`{{ 1 in 1 }}`, `fails`},
	})
}
