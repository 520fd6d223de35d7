package token_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsOperator(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 + 1 }}{{ (1, 2) }}`, `2(1, 2)`},
	})
}
