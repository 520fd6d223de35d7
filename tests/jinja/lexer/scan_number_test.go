package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestScanNumber(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 }}{{ 1.5 }}{{ 0x1F }}{{ 0b11 }}{{ 0o17 }}{{ 1_000 }}{{ 1e3 }}{{ 1.5e-3 }}`, `11.53131510001000.00.0015`},
		{`{{ 1__0 }}`, `fails`},
		{`{{ 1.e }}`, ``},
		{`{{ 007 }}`, `fails`},
	})
}
