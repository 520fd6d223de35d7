package render_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRenderSet(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set a = 1 %}{{ a }}{% set a, b = 2, 3 %}{{ a }}{{ b }}`, `123`},
	})
}
