package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsNumeric(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 is number }}{{ 1.5 is number }}{{ true is number }}{{ '1' is number }}`, `TrueTrueTrueFalse`},
	})
}
