package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCountSteps(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [1, 2, 3, 4, 5][::2] }}{{ [1, 2, 3, 4, 5][1::3] }}{{ [1, 2, 3, 4, 5][4:0:-2] }}`, `[1, 3, 5][2, 5][5, 3]`},
		{`{{ xs[::0] }}`, `fails`},
	})
}
