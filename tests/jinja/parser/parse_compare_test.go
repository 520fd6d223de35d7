package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseCompare(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 < 2 }}{{ 1 < 2 < 3 }}{{ 1 in [1] }}{{ 1 not in [1] }}`, `TrueTrueTrueFalse`},
		{`{{ 1 < }}`, `fails`},
		{`{{ 1 not 2 }}`, `fails`},
	})
}
