package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsOrdered(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 <= 1 }}{{ 2 > 1 }}{{ 'a' >= 'b' }}{{ [1] < [1, 0] }}`, `TrueTrueFalseTrue`},
	})
}
