package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsTestName(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'odd' is test }}{{ 'nope' is test }}`, `TrueFalse`},
	})
}
