package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestBuildPadded(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`[{{ 'é'.center(4) }}][{{ 'a'.ljust(3, 'é') }}][{{ 'a'.rjust(3) }}][{{ '%5s' % 'é' }}]`,
			`[ é  ][aéé][  a][    é]`},
	})
}
