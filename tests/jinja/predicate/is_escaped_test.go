package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsEscaped(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a' is escaped }}{{ 'a'|safe is escaped }}{{ 'a'|e is escaped }}`, `FalseTrueTrue`},
	})
}
