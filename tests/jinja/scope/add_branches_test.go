package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAddBranches(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% if 0 %}{% set a = 1 %}{% endif %}{{ a is defined }}{% if 1 %}{% set b = 1 %}{% else %}{% set b = 2 %}{% endif %}{{ b }}`,
			`False1`},
	})
}
