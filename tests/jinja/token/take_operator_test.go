package token_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakeOperator(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ (1) }}{{ [1][0] }}`, `11`},
		{`{{ (1 }}`, `fails`},
	})
}
