package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodChanged(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in [1, 1, 2] %}{{ loop.changed(x) }}{% endfor %}{% for x in [1, 1.0] %}{{ loop.changed(x, 1) }}{% endfor %}`,
			`TrueFalseTrueTrueFalse`},
	})
}
