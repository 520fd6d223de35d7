package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindMethod(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a'.upper() }}{{ [1].count(1) }}{{ {}.get(1, 2) }}`, `A12`},
		{`{{ 'a'.nope() }}`, `fails`},
		{`{{ [1].upper() }}`, `fails`},
	})
}
