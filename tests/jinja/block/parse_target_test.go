package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseTarget(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for a, b in [[1, 2]] %}{{ b }}{{ a }}{% endfor %}`, `21`},
		{`{% set a, b = 1, 2 %}{{ a }}{{ b }}`, `12`},
		{`{% set a, = [7] %}{{ a }}`, `fails`},
		{`{% for (not) in [] %}{% endfor %}`, `fails`},
		{`{% for a, in [[1]] %}{% endfor %}`, `fails`},
		{`{% for a, in in [[1, 2]] %}{{ a }}{% endfor %}`, `1`},
	})
}
