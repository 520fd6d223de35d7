package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsReverse(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [1, 2]|sort(true) }}{{ [1, 2]|sort(0) }}{{ [1, 2]|sort(reverse=1) }}`, `[2, 1][1, 2][2, 1]`},
		{`{{ [1, 2]|sort(none) }}`, `fails`},
		{`{{ [1, 2]|sort('a') }}`, `fails`},
		{`{{ {'a': 1, 'b': 2}|dictsort(reverse=true) }}`, `[('b', 2), ('a', 1)]`},
	})
}
