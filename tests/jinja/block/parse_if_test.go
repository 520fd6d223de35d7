package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseIf(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% if 0 %}a{% elif 1 %}b{% else %}c{% endif %}`, `b`},
		{`{% if %}a{% endif %}`, `fails`},
		{`{% if 0 %}a{% else %}c{% endif %}`, `c`},
		{`{% if 0 %}{% else %}{% elif 1 %}{% endif %}`, `fails`},
	})
}
