package function_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCallCycler(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set c = cycler(1, 2) %}{{ c.next() }}{{ c.next() }}{{ c.next() }}`, `121`},
		{`{{ cycler() }}`, `fails`},
	})
}
