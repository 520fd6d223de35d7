package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMeasureLoop(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs|map('string') %}{{ loop.length }}{{ loop.revindex }}{% endfor %}{% for x in xs %}{{ loop.revindex0 }}{% endfor %}`,
			`333231210`},
	})
}
