package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsGreaterOrEqual(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 is ge 1 }}{{ 1 is ge 2 }}`, `TrueFalse`},
	})
}
