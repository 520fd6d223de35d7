package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseEscapes(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a\tb\\c\x41\u00e9\U0001F600\101\q\'' }}`, "a\tb\\cAé😀A\\q'"},
		{`{{ '\x4' }}`, `fails`},
		{`{{ '\u12' }}`, `fails`},
		{`{{ '\U99999999' }}`, `fails`},
	})
}
