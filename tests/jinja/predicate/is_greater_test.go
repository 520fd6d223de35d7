package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsGreater(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 2 is gt 1 }}{{ 1 is greaterthan 1 }}`, `TrueFalse`},
	})
}
