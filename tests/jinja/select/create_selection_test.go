package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCreateSelection(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|select|list }}{{ xs|select('==', 1)|list }}{{ [0, 1]|reject|list }}`, `[3, 1, 2][1][0]`},
	})
}
