package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindSymbol(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set a = 1 %}{% with %}{{ a }}{% set a = 2 %}{{ a }}{% endwith %}{{ a }}`, `121`},
	})
}
