package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsUndefined(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s is undefined }}{{ missing is undefined }}{{ d.x is undefined }}`, `FalseTrueTrue`},
	})
}
