package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertBound(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'abc'[:10**19] }}{{ 'abc'[-10**19:] }}[{{ 'abc'[10**19:] }}]`, `abcabc[]`},
		{`{{ 'abc'.find('a', 10**19) }}`, `-1`},
		{`{{ 'abc'[none:'a'] }}`, `fails`},
	})
}
