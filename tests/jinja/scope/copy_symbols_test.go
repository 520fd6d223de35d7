package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCopySymbols(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% if 1 %}{% set a = 1 %}{% if 0 %}{% set a = 2 %}{% endif %}{% endif %}{{ a }}`, `1`},
	})
}
