package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsInteger(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 is integer }}{{ true is integer }}{{ 1.0 is integer }}{{ 2 ** 70 is integer }}`, `TrueFalseFalse2`},
	})
}
