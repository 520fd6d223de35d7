package iterate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakeNumber(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for i in range(5, 0, -2) %}{{ i }}{% endfor %}{% for i in range(3) %}{{ i }}{% endfor %}`, `531012`},
	})
}
