package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterReplace(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'aaa'|replace('a', 'b') }}`, `bbb`},
		{`{{ 'aaa'|replace('a', 'b', 2) }}{{ 'ab'|replace('', '-') }}`, `bba-a-b-`},
		{`{{ 121|replace('1', 'x') }}`, `x2x`},
		{`{{ ('<'|safe)|replace('<', '&') }}`, `&`},
	})
}
