package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindItem(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs[true] }}{{ {1: 'a'}[1.0] }}{{ (1, 2)[1] }}{{ range(5)[-1] }}{{ xs[1.5] }}{{ xs[99] }}|`, `1a24|`},
	})
}
