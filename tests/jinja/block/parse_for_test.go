package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseFor(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs if x > 1 %}{{ x }}{% else %}e{% endfor %}`, `32`},
		{`{% for x in [] %}{{ x }}{% else %}e{% endfor %}`, `e`},
		{`{% for x %}{% endfor %}`, `fails`},
		{`{% for x in [[1]] recursive %}{{ x if x is number else loop(x) }}{% endfor %}`, `1`},
	})
}
