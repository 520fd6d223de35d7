package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestSkipAfter(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{"{% if 1 %}\na{% endif %}\nb", `ab`},
		{"{% if 1 -%} \n a{% endif +%}\nb", "a\nb"},
		{"{{ 1 -}} \n a", `1a`},
	})
}
