package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodSplit(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ' a b  c '.split() }}{{ 'a,b,c'.split(',', 1) }}`, `['a', 'b', 'c']['a', 'b,c']`},
		{`{{ 'a,b,c'.rsplit(',', 1) }}{{ ''.split(',') }}`, `['a,b', 'c']['']`},
		{`{{ ''.split() }}`, `[]`},
		{`{{ 'a'.split('') }}`, `fails`},
		{`{{ 'a'.split(1) }}`, `fails`},
	})
}
