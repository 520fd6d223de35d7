package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestOrderItems(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ['b', 'A', 'a', 'B']|sort }}{{ ['b', 'A', 'a', 'B']|sort(reverse=true) }}`,
			`['A', 'a', 'b', 'B']['b', 'B', 'A', 'a']`},
		{`{{ rows|sort(attribute='role')|map(attribute='size')|list }}`, `[1, 2, 3]`},
		{`{{ rows|sort(attribute='role', reverse=true)|map(attribute='size')|list }}`, `[2, 3, 1]`},
	})
}
