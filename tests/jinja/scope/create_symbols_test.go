package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCreateSymbols(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set a = 1 %}{% for x in xs %}{% set a = x %}{{ a }}{% endfor %}{{ a }}`, `3121`},
	})
}
