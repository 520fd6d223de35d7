package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestGetSlice(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs[1:] }}{{ s[::-1] }}{{ (1, 2, 3)[:2] }}{{ range(5)[1:3]|list }}`, `[1, 2]eßürG(1, 2)[1, 2]`},
		{`{{ 1[1:] }}`, ``},
		{`{{ d[:1] }}`, `fails`},
	})
}
