package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsUpperCase(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a' is upper }}{{ 'A' is upper }}`, `FalseTrue`},
	})
}
