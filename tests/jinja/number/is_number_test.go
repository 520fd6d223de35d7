package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsNumber(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 is number }}{{ 1.5 is number }}{{ true is number }}`, `TrueTrueTrue`},
		{`{{ 'a' is number }}{{ 2 ** 70 is number }}`, `False2`},
		{`{{ none is number }}`, `False`},
	})
}
