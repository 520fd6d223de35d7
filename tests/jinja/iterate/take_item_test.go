package iterate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakeItem(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs %}{{ x }}{% endfor %}{% for x in (1, 2) %}{{ x }}{% endfor %}`, `31212`},
	})
}
