package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestChooseBounds(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs[-2:] }}{{ xs[-99:99] }}{{ xs[2:0:-1] }}{{ xs[:-1] }}{{ xs[5:] }}{{ xs[::-2] }}`,
			`[1, 2][3, 1, 2][2, 1][3, 1][][2, 3]`},
	})
}
