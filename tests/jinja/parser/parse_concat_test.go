package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseConcat(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 ~ 2 ~ 3 }}{{ 'a' ~ 1 * 2 }}`, `123a2`},
		{`{{ 1 ~ }}`, `fails`},
	})
}
