package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsASCII(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'abc'|upper }}{{ 'abcß'|upper }}{{ 'é'.isascii() }}{{ 'e'.isascii() }}{{ ''.isascii() }}`,
			`ABCABCSSFalseTrueTrue`},
	})
}
