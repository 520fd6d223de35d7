package jinja_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestListFunctions(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ range(2)|list }}{{ dict(a=1) }}{{ namespace(a=1).a }}`, `[0, 1]{'a': 1}1`},
		{`{{ cycler(1).next() }}{{ joiner()() }}`, `1`},
		{`{{ strftime_now('%Y') }}`, `2026`},
		{`{{ nope() }}`, `fails`},
	})
}
