package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodStrip(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`[{{ '  a '.strip() }}][{{ 'xax'.lstrip('x') }}][{{ 'xax'.rstrip('x') }}][{{ 'abcba'.strip('ab') }}][{{ ' a'.strip(none) }}]`,
			`[a][ax][xa][c][a]`},
		{`{{ 'a'.strip(1) }}`, `fails`},
	})
}
