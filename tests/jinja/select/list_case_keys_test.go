package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestListCaseKeys(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ['b', 'A', 'a', 'B']|sort }}{{ {'B': 1, 'a': 2}|dictsort }}{{ ['B', 'a']|sort(case_sensitive=true) }}`,
			`['A', 'a', 'b', 'B'][('a', 2), ('B', 1)]['B', 'a']`},
	})
}
