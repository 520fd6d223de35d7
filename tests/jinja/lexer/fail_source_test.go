package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFailSource(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a }}`, `fails`},
		{`{{ ? }}`, `fails`},
		{`{# x`, `fails`},
		{`{% raw %}`, ``},
	})
}
