package iterate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakeSelected(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|select('odd')|list }}{{ xs|reject('odd')|list }}`, `[3, 1][2]`},
	})
}
