package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertPlainCase(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ "it's a 3rd teST_x"|upper }}|{{ 'ABC d'|lower }}|{{ "it's a 3rd teST_x".title() }}|{{ 'hELLO World'|capitalize }}|{{ 'aB1z'.swapcase() }}|{{ 'AbC'.casefold() }}`,
			`IT'S A 3RD TEST_X|abc d|It'S A 3Rd Test_X|Hello world|Ab1Z|abc`},
	})
}
