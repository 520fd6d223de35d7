package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsExactlyFalse(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ false is false }}{{ 0 is false }}`, `TrueFalse`},
	})
}
