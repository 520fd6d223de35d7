package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateSlice(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs[1:] }}{{ s[:2] }}{{ xs[::-1] }}`, `[1, 2]Gr[2, 1, 3]`},
		{`{{ d[1:] }}`, `fails`},
		{`{{ missing[1:] }}`, `fails`},
		{`{{ xs['a':] }}`, `fails`},
		{`[{{ {}[:] }}]`, `[]`},
	})
}
