package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCompareKeys(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [1.5, 1, 2]|sort }}{{ ['é', 'z', 'a']|sort }}{{ [true, 0, -1]|sort }}`,
			`[1, 1.5, 2]['a', 'z', 'é'][-1, 0, True]`},
		{`{{ [none, 1]|sort }}`, `fails`},
		{`{{ [{}, {}]|sort }}`, `[{}, {}]`},
	})
}
