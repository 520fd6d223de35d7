package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsLiteral(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [1, 'a', (2,), {'b': 3}] }}`, `[1, 'a', (2,), {'b': 3}]`},
		{`{{ 1[1:] }}|`, `|`},
		{`{{ xs[0][1:] }}`, `fails`},
	})
}
