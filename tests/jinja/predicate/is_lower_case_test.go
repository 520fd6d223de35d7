package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsLowerCase(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a' is lower }}{{ 'A' is lower }}{{ 1 is lower }}`, `TrueFalseFalse`},
	})
}
