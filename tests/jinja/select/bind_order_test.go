package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestBindOrder(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [2, 1]|sort }}{{ [2, 1]|sort(true) }}{{ ['b', 'a']|sort(reverse=true) }}`, `[1, 2][2, 1]['b', 'a']`},
	})
}
