package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodSplitLines(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a\nb\r\nc\rd'.splitlines() }}`, `['a', 'b', 'c', 'd']`},
		{`{{ 'a\n'.splitlines(true) }}{{ ''.splitlines() }}`, `['a\n'][]`},
		{`{{ 'a\x85b\u2028c'.splitlines(keepends=true) }}`, `['a\x85', 'b\u2028', 'c']`},
	})
}
