package iterate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCopyItems(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|list }}{{ xs[:] }}{% set a = xs|list %}{{ a == xs }}`, `[3, 1, 2][3, 1, 2]True`},
	})
}
