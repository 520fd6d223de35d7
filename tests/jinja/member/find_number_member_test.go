package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindNumberMember(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1.x }}|`, `|`},
		{`{{ (1).real }}{{ (1.5).imag }}{{ (1).numerator }}|{{ (1).nope }}|`, `10.01||`},
	})
}
