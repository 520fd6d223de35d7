package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseHex(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '\x7e\u20ac' }}`, `~€`},
		{`{{ '\xzz' }}`, `fails`},
	})
}
