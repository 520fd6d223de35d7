package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateItem(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ d['name'] }}{{ xs[0] }}{{ xs[-1] }}{{ s[1] }}`, `D32r`},
		{`{{ missing[0] }}`, `fails`},
		{`{{ xs[9] }}|`, `|`},
		{`[{{ 'abc'[1:, 2] }}]`, `[]`},
	})
}
