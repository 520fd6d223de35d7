package iterate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakeCharacter(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ('<a'|safe)|list }}{{ 'b'|e|sort }}`, `['<', 'a']['b']`},
		{`{% for c in 'aé😀' %}{{ c }};{% endfor %}`, `a;é;😀;`},
	})
}
