package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodList(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs.index(1) }}{{ xs.count(3) }}{{ xs.copy() }}{{ (1, 2).index(2) }}`, `11[3, 1, 2]1`},
		{`{{ xs.index(9) }}`, `fails`},
	})
}
