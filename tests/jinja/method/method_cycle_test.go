package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodCycle(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs %}{{ loop.cycle('a', 'b') }}{% endfor %}`, `aba`},
		{`{% for x in xs %}{{ loop.cycle() }}{% endfor %}`, `fails`},
	})
}
