package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseBlockBody(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% if 1 %}a{% if 2 %}b{% endif %}c{% endif %}`, `abc`},
		{`{% for x in xs %}{% endif %}`, `fails`},
	})
}
