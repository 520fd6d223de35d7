package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAddNames(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set a = 1 %}{{ a + (a if a else s|length) }}`, `2`},
	})
}
