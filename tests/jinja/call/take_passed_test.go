package call_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakePassed(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs if x != 1 %}{{ x }}{{ loop.index }}{{ loop.last }}{% endfor %}`, `31False22True`},
		{`{% for x in xs if x > 9 %}{% else %}none{% endfor %}`, `none`},
	})
}
