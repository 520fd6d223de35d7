package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseOneTarget(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for (a, (b, c)) in [[1, [2, 3]]] %}{{ a }}{{ b }}{{ c }}{% endfor %}`, `123`},
		{`{% for 1 in xs %}{% endfor %}`, `fails`},
		{`{% for none in xs %}{% endfor %}`, `fails`},
	})
}
