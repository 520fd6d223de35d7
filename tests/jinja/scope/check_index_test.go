package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCheckIndex(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`[{{ [1, 2][9, :] }}{{ {}[9, 1:2] }}{{ 5[:, 1] }}]`, `[]`},
		{`{{ s[9, :] }}`, `fails`},
		{`{% if false %}{{ xs[1:, 0] }}{% endif %}`, `fails`},
		{`{% set a = [1][:, 0] %}`, `fails`},
		{`{{ xs[(0, 1)] }}|{{ d['n', 1] }}|`, `||`},
	})
}
