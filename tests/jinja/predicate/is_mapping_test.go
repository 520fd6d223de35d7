package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsMapping(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {} is mapping }}{{ [] is mapping }}`, `TrueFalse`},
	})
}
