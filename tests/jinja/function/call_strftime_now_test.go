package function_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCallStrftimeNow(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ strftime_now('%Y-%m-%d') }}`, `2026-03-05`},
		{`{{ strftime_now('') }}|`, `|`},
		{`{{ strftime_now() }}`, `fails`},
		{`{{ strftime_now(1) }}`, `fails`},
		{`{{ strftime_now('%Y\0%m') }}[{{ strftime_now('\0') }}]`, `2026[]`},
	})
}
