package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseTestCall(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 is odd }}{{ 1 is not odd }}{{ 4 is divisibleby 2 }}{{ 1 is in [1] }}`, `TrueFalseTrueTrue`},
		{`{{ 1 is }}`, `fails`},
		{`{{ 1 is odd is odd }}`, `fails`},
	})
}
