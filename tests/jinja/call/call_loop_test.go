package call_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCallLoop(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in [1, [2, [3]]] recursive %}{{ loop(x) if x is sequence else x }}{% endfor %}`, `123`},
		{`{% for x in xs %}{{ loop(xs) }}{% endfor %}`, `fails`},
	})
}
