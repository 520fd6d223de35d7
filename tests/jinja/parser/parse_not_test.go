package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseNot(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ not 1 }}{{ not not 1 }}{{ not 1 == 2 }}`, `FalseTrueTrue`},
		{`{{ not }}`, `fails`},
	})
}
