package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestSkipComment(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`a{# x #}b{#- y -#} c{##}d`, `abcd`},
		{"a {#- x #}\nb", `ab`},
		{`a{# x`, `fails`},
	})
}
