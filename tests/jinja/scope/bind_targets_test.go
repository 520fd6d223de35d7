package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestBindTargets(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x, y in [[1, 2]] %}{{ y }}{{ x }}{% endfor %}`, `21`},
	})
}
