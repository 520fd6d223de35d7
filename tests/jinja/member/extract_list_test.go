package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestExtractList(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs[1:] }}{{ xs[::-1] }}{{ (1, 2, 3)[1:] }}{{ [1, 2, 3, 4][1:3] }}{{ [][1:] }}`,
			`[1, 2][2, 1, 3](2, 3)[2, 3][]`},
	})
}
