package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFailUndefined(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ missing.x }}`, `fails`},
		{`{{ missing + 1 }}`, `fails`},
		{`{{ missing() }}`, `fails`},
		{`{{ d.x.y }}`, `fails`},
	})
}
