package render_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRenderOutput(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 }}{{ none }}{{ missing }}{{ [1] }}{{ 'a' }}`, `1None[1]a`},
	})
}
