package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCallTestByName(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|select('odd')|list }}{{ xs|select('gt', 1)|list }}`, `[3, 1][3, 2]`},
		{`{{ xs|select('nope')|list }}`, `fails`},
	})
}
