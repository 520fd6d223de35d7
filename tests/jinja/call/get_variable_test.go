package call_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestGetVariable(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s }}{{ missing }}{% set s = 1 %}{{ s }}`, `Grüße1`},
		{`{% for x in xs %}{% set y = x %}{{ y }}{% endfor %}{{ y }}`, `312`},
	})
}
