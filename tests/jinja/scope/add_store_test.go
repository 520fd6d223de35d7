package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAddStore(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ a }}{% set a = 1 %}{{ a }}{% set a = 2 %}{{ a }}`, `12`},
	})
}
