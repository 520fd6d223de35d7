package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsReverse(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|sort(reverse=true) }}{{ xs|sort(1) }}{{ xs|sort(reverse=0) }}`, `[3, 2, 1][3, 2, 1][1, 2, 3]`},
		{`{{ xs|sort('a') }}`, `fails`},
		{`{{ xs|sort(none) }}`, `fails`},
		{`{{ d|dictsort(reverse=true) }}`, `[('name', 'D'), ('n', 1)]`},
	})
}
