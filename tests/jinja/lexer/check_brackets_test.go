package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCheckBrackets(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ([{'a': (1,)}]) }}`, `[{'a': (1,)}]`},
		{`{{ (1] }}`, `fails`},
		{`{{ 1) }}`, `fails`},
		{`{{ [1 }}`, `fails`},
	})
}
