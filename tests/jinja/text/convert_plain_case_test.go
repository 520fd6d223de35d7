package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertPlainCase(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ "it's ABC a-b 1x"|upper }}{{ "it's ABC"|lower }}`, `IT'S ABC A-B 1Xit's abc`},
		{`{{ "it's ABC a-b 1x"|title }}{{ 'aBC dE'|capitalize }}`, `It's Abc A-B 1xAbc de`},
		{`{{ 'aB1'.swapcase() }}`, `Ab1`},
	})
}
