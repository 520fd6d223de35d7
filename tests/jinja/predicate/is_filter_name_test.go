package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsFilterName(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'upper' is filter }}{{ 'nope' is filter }}`, `TrueFalse`},
	})
}
