package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAddTargets(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for a, (b, c) in [[1, [2, 3]]] %}{{ a }}{{ b }}{{ c }}{% endfor %}{{ a }}`, `123`},
	})
}
