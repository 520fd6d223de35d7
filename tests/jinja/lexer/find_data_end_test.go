package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindDataEnd(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`a  {%- if 1 %}b{% endif %}`, `ab`},
		{"a\n  {% if 1 %}b{% endif %}", "a\nb"},
		{"a\n  {%+ if 1 %}b{% endif %}", "a\n  b"},
		{`a {{- 1 }}`, `a1`},
	})
}
