package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAddSymbol(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs %}{% set y = x %}{% set z = y %}{{ z }}{% endfor %}`, `312`},
	})
}
