package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestScanText(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a"b' }}{{ "c'd" }}{{ 'e\'f' }}{{ 'a' 'b' }}`, `a"bc'de'fab`},
		{`{{ 'a }}`, `fails`},
		{`{{ 'a\ }}`, `fails`},
	})
}
