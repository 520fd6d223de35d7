package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterLength(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|length }}{{ s|length }}{{ d|count }}{{ ''|length }}`, `3520`},
		{`{{ 1|length }}`, `fails`},
		{`{{ none|length }}`, `fails`},
	})
}
