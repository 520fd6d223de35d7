package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodCycler(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set c = cycler('a', 'b') %}{{ c.next() }}{{ c.next() }}{{ c.next() }}{{ c.current }}{{ c.reset() }}{{ c.next() }}`,
			`ababNonea`},
		{`{{ cycler() }}`, `fails`},
	})
}
