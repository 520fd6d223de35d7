package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestPrepareArguments(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a-b'.split(sep='-') }}{{ 'a'|replace(old='a', new='b') }}`, `['a', 'b']b`},
		{`{{ 'a'.upper(1) }}`, `fails`},
		{`{{ 'a'.split('-', 1, 2) }}`, `fails`},
		{`{{ 'a'.split(nope=1) }}`, `fails`},
		{`{{ 'a'.replace() }}`, `fails`},
	})
}
