package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestScanBlock(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% if 1 %}a{% endif %}`, `a`},
		{`{%-if 1-%} a {%-endif-%} b`, `ab`},
		{`{% if 1`, `fails`},
	})
}
