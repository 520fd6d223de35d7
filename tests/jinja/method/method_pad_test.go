package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodPad(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`[{{ 'a'.center(4) }}][{{ 'ab'.center(5) }}][{{ 'a'.ljust(3, '*') }}][{{ 'é'.rjust(3) }}][{{ '-5'.zfill(4) }}]`,
			`[ a  ][  ab ][a**][  é][-005]`},
		{`{{ 'a'.center(5, 'ab') }}`, `fails`},
	})
}
