package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestOrderItems(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [3, 1, 2]|sort }}{{ [3, 1, 2]|sort(reverse=true) }}{{ [[2, 'a'], [1, 'b'], [2, 'A']]|sort }}`,
			`[1, 2, 3][3, 2, 1][[1, 'b'], [2, 'A'], [2, 'a']]`},
		{`{{ [1, 'a']|sort }}`, `fails`},
	})
}
