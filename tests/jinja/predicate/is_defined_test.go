package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsDefined(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s is defined }}{{ missing is defined }}{{ none is defined }}`, `TrueFalseTrue`},
	})
}
