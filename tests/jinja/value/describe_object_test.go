package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestDescribeObject(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ missing.x }}`, `fails`},
		{`{{ d.a.b }}`, `fails`},
		{`{{ xs[9].x }}`, `fails`},
	})
}
