package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsTrue(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in [0, 1, '', 'a', [], [0], {}, {1: 2}, none, 0.0, (), range(0)] %}{{ 1 if x else 0 }}{% endfor %}`,
			`010101010000`},
	})
}
