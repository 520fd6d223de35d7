package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsIndex(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs[true:] }}{{ xs[none:2] }}`, `[1, 2][3, 1]`},
		{`{{ xs[1.0:] }}`, `fails`},
		{`{{ xs['a':] }}`, `fails`},
	})
}
