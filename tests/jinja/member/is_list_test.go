package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsList(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [] is sequence }}{{ () is sequence }}{{ [1] + [2] }}`, `TrueTrue[1, 2]`},
		{`{{ [1] + 2 }}`, `fails`},
	})
}
