package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFailStatement(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% endfor %}`, `fails`},
		{`{% else %}`, `fails`},
		{`{% if 1 %}{% endfor %}`, `fails`},
		{`{% for x in xs %}`, `fails`},
	})
}
