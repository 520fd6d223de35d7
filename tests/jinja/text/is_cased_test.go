package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsCased(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a1b'.title() }}{{ 'ªb'.title() }}{{ '1a'.capitalize() }}`, `A1Bªb1a`},
	})
}
