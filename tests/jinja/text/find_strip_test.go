package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindStrip(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`[{{ '  a  '.strip() }}][{{ '  a  '.lstrip() }}][{{ '  a  '.rstrip() }}][{{ 'éaé'.strip('é') }}]`,
			`[a][a  ][  a][a]`},
	})
}
