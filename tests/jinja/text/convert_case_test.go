package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertCase(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'ß İ ǆ'.upper() }}{{ 'ß İ ǆ'.lower() }}{{ 'ß ǆ'.title() }}{{ 'ǆa'.capitalize() }}{{ 'aÉ'.swapcase() }}`,
			`SS İ Ǆß i̇ ǆSs ǅǅaAé`},
	})
}
