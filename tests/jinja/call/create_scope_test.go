package call_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCreateScope(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs %}{% for y in xs %}{{ x * y }},{% endfor %}{% endfor %}`, `9,3,6,3,1,2,6,2,4,`},
		{`{% with a = 1 %}{% with a = 2 %}{{ a }}{% endwith %}{{ a }}{% endwith %}`, `21`},
	})
}
