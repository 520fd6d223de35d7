package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakeUnique(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set u = ['a', 'A', 'b', 'a']|unique %}{{ u|first }}{{ u|list }}`, `a['b']`},
		{`{{ [[]]|unique|list }}`, `fails`},
	})
}
