package call_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCallValue(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s.upper() }}`, `GRÜSSE`},
		{`{{ 1() }}`, `fails`},
		{`{{ missing() }}`, `fails`},
		{`{{ nil() }}`, `fails`},
		{`{{ xs() }}`, `fails`},
		{`{{ range(2)|list }}`, `[0, 1]`},
	})
}
