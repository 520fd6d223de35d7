package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsString(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a' is string }}{{ 1 is string }}{{ 'a'|safe is string }}`, `TrueFalseTrue`},
	})
}
