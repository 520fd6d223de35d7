package iterate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestWrapItems(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|reverse|list }}{{ xs|unique|list }}{{ xs|batch(2)|list }}`, `[2, 1, 3][3, 1, 2][[3, 1], [2]]`},
	})
}
