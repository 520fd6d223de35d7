package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseSet(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set a = 1, 2 %}{{ a }}`, `(1, 2)`},
		{`{% set a %}x{% endset %}{{ a }}`, `x`},
		{`{% set a | upper %}x{% endset %}{{ a }}`, `X`},
		{`{% set a %}`, `fails`},
		{`{% set ns = namespace() %}{% set ns.x = 3 %}{{ ns.x }}`, `3`},
	})
}
