package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterFirst(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|first }}{{ s|first }}{{ d|first }}{{ []|first }}|`, `3Gname|`},
		{`{{ 1|first }}`, `fails`},
		{`{{ []|first + 1 }}`, `fails`},
	})
}
