package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsBoolean(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ true is boolean }}{{ 1 is boolean }}`, `TrueFalse`},
	})
}
