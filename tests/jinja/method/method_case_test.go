package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodCase(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s.upper() }}{{ 'ÄB'.lower() }}{{ 'aB c'.title() }}`, `GRÜSSEäbAb C`},
		{`{{ 'aB'.capitalize() }}{{ 'aB'.swapcase() }}`, `AbAb`},
		{`{{ 'ß'.casefold() }}`, `ss`},
		{`{{ s.upper(1) }}`, `fails`},
	})
}
