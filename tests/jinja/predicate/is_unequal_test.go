package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsUnequal(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 is ne 2 }}{{ 1 is ne 1 }}`, `TrueFalse`},
	})
}
