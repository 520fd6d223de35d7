package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestBindFor(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for s in s %}{{ s }}{% endfor %}{{ s }}`, `GrüßeGrüße`},
		{`{% for x in xs if x > y %}{% endfor %}`, `fails`},
	})
}
