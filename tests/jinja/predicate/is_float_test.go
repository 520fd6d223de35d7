package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsFloat(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1.0 is float }}{{ 1 is float }}`, `TrueFalse`},
	})
}
