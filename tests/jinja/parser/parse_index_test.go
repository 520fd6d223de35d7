package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseIndex(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs[1:] }}{{ xs[:1] }}{{ xs[::2] }}{{ xs[:] }}{{ xs[0:2:1] }}`, `[1, 2][3][3, 2][3, 1, 2][3, 1]`},
		{`{{ xs[::::] }}`, `fails`},
	})
}
