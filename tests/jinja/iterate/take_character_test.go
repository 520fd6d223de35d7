package iterate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakeCharacter(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for c in 'aé😀' %}{{ c }};{% endfor %}`, `a;é;😀;`},
	})
}
