package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsHashable(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ d[[]] }}{{ {(1, 2): 3}[(1, 2)] }}{{ [1] in d.values() }}`, `3False`},
		{`{{ [] in d }}`, `fails`},
		{`{{ {{}: 1} }}`, `fails`},
	})
}
