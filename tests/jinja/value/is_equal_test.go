package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsEqual(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 == 1.0 }}{{ 'a' == 'a' }}{{ [1] == [1] }}`, `TrueTrueTrue`},
		{`{{ [1] == (1,) }}{{ none == none }}{{ {} == {} }}`, `FalseTrueTrue`},
		{`{{ 1 == 'a' }}{{ range(2) == range(2) }}`, `FalseTrue`},
	})
}
