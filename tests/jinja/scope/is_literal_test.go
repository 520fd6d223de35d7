package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsLiteral(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ none[:] }}|{{ not 7[1:] }}|{{ none[:]|list }}`, `|True|[]`},
		{`{% set x = none[:] %}`, `fails`},
		{`{% set n = none %}{{ n[:] }}`, `fails`},
	})
}
