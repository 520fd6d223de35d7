package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCompareFloat(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 2 ** 70 == 2.0 ** 70 }}`, `True`},
		{`{{ 9007199254740993 == 9007199254740992.0 }}`, `False`},
		{`{{ ('nan'|float) == ('nan'|float) }}{{ 1 < ('inf'|float) }}`, `FalseTrue`},
		{`{{ 1 < ('nan'|float) }}`, `False`},
	})
}
