package iterate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestUpdateLoop(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs %}{{ loop.index }}{{ loop.first }}{{ loop.previtem }};{% endfor %}`, `1True;2False3;3False1;`},
	})
}
