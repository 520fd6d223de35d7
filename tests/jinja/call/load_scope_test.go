package call_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestLoadScope(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set a = 1 %}{% for x in xs %}{{ a }}{% set a = 2 %}{{ a }}{% endfor %}{{ a }}`, `1212121`},
		{`{% for x in xs %}{{ missing }}{{ s }}{% endfor %}`, `GrüßeGrüßeGrüße`},
	})
}
