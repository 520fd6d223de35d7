package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsNone(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ none is none }}{{ 0 is none }}{{ missing is none }}`, `TrueFalseFalse`},
	})
}
