package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestScanName(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s }}{{ _x }}{{ é }}{{ a1 }}|`, `Grüße|`},
		{`{{ 1a }}`, `fails`},
	})
}
