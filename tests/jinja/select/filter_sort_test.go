package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterSort(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|sort }}{{ ['b', 'A']|sort }}{{ ['b', 'A']|sort(case_sensitive=true) }}{{ xs|sort(reverse=true) }}`,
			`[1, 2, 3]['A', 'b']['A', 'b'][3, 2, 1]`},
		{`{{ [1, 'a']|sort }}`, `fails`},
	})
}
