package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsASCII(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'abc'[::-1] }}{{ 'aé'[::-1] }}{{ 'abc'.isascii() }}{{ 'é'.isascii() }}{{ ''.isascii() }}`,
			`cbaéaTrueFalseTrue`},
	})
}
