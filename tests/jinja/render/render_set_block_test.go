package render_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRenderSetBlock(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set a %}x{{ 1 }}{% endset %}{{ a }}{{ a|length }}{% set b | upper %}y{% endset %}{{ b }}`, `x12Y`},
	})
}
