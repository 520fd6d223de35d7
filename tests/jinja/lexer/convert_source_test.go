package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertSource(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{"a\nb\n", "a\nb"},
		{"a\n\n", "a\n"},
		{"{{ 'x\ny' }}", "x\ny"},
	})
}
