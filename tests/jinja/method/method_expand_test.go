package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodExpand(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`[{{ 'a\tb'.expandtabs() }}][{{ 'é\tb\n\tc'.expandtabs(4) }}][{{ '\t'.expandtabs(0) }}]`,
			"[a       b][é   b\n    c][]"},
	})
}
