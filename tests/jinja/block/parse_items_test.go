package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseItems(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in 1, 2 %}{{ x }}{% endfor %}`, `12`},
		{`{% for x in xs if 1 %}{{ x }}{% endfor %}`, `312`},
		{`{% for x in (xs if 0 else [4]) %}{{ x }}{% endfor %}`, `4`},
	})
}
