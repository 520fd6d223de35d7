package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindTagEnd(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {'a': {}} }}{{ {} }}`, `{'a': {}}{}`},
		{`{{ {'a': {'b': 1}}.a.b }}`, `1`},
		{`{{ (1 }}`, `fails`},
	})
}
