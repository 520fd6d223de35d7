package render_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRenderData(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`a{# x #}b`, `ab`},
		{"é\nc", "é\nc"},
	})
}
