package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseUnary(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ -1 }}{{ - -1 }}{{ +1 }}{{ -xs[0] }}{{ -1|abs }}`, `-111-31`},
		{`{{ - }}`, `fails`},
	})
}
