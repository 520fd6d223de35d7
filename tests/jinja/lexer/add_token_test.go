package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAddToken(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 + 2 * xs[0] }}`, `7`},
	})
}
