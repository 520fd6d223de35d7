package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseSubscript(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs[0] }}{{ xs[0:1] }}{{ d['name'] }}`, `3[3]D`},
		{`{{ xs[] }}`, ``},
		{`{{ xs[0 }}`, `fails`},
	})
}
