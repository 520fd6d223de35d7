package call_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRenderNodes(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`a{{ 1 }}b{% if 1 %}c{% endif %}`, `a1bc`},
		{`{% for x in xs %}a{% break %}b{% endfor %}c`, `ac`},
		{`{% for x in xs %}a{% continue %}b{% endfor %}c`, `aaac`},
	})
}
