package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterIndent(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{"{{ 'a\nb\n\nc'|indent }}", "a\n    b\n\n    c"},
		{"{{ 'a\nb'|indent(2, true) }}", "  a\n  b"},
		{"{{ 'a\n\nb'|indent(1, blank=true) }}|{{ 'a\nb'|indent('> ') }}", "a\n \n b|a\n> b"},
	})
}
