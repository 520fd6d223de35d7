package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindTag(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`a { b {{ 1 }} { % {# x #}{%- if 1 -%} c {%- endif %}`, `a { b 1 { % c`},
		{`{{1}}{%if 1%}x{%endif%}`, `1x`},
	})
}
