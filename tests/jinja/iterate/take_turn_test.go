package iterate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakeTurn(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs %}{{ loop.index }}{{ loop.last }}{{ loop.previtem }}{% endfor %}`, `1False2False33True1`},
	})
}
