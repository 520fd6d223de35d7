package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseSuffixes(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a'|upper|lower }}{{ 1 is odd }}{{ xs|length is odd }}{{ s.upper()|length }}`, `aTrueTrue6`},
	})
}
