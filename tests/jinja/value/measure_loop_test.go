package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMeasureLoop(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs %}{{ loop.length }}{{ loop.revindex }}{% endfor %}`, `333231`},
		{`{% for x in xs|map('string') %}{{ loop.length }}{{ loop.revindex0 }}{{ x }}{% endfor %}`, `323311302`},
		{`{% for x in xs if x > 1 %}{{ loop.length }}{% endfor %}`, `22`},
	})
}
