package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCompareValues(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 < 2 }}{{ 'a' < 'b' }}{{ [1, 2] < [1, 3] }}{{ (1,) < (1, 0) }}`, `TrueTrueTrueTrue`},
		{`{{ 1 < 'a' }}`, `fails`},
		{`{{ [1] < (2,) }}`, `fails`},
	})
}
