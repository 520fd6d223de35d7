package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterTrim(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`[{{ ' a '|trim }}][{{ 'xax'|trim('x') }}][{{ ' a '|trim }}][{{ 12|trim('1') }}]`, `[a][a][a][2]`},
	})
}
