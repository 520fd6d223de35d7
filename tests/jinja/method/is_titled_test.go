package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsTitled(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'Ab Cd'.istitle() }}{{ 'AB'.istitle() }}{{ 'ab'.istitle() }}{{ '1'.istitle() }}{{ "It'S".istitle() }}`,
			`TrueFalseFalseFalseTrue`},
		{`{{ 'B_ⅷ'.istitle() }}{{ 'Bⅷ'.istitle() }}`, `FalseTrue`},
	})
}
