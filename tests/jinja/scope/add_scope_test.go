package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAddScope(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs %}{% for x in [x] %}{{ x }}{% endfor %}{{ x }}{% endfor %}`, `331122`},
	})
}
