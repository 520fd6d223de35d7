package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseAnd(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 and 2 and 3 }}{{ 1 and not 0 }}`, `3True`},
		{`{{ and 1 }}`, `fails`},
	})
}
