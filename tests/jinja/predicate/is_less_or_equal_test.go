package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsLessOrEqual(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 is le 1 }}{{ 2 is le 1 }}`, `TrueFalse`},
	})
}
