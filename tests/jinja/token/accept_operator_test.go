package token_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAcceptOperator(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ (1, ) }}{{ [1, ] }}`, `(1,)[1]`},
		{`{{ (1 ; }}`, `fails`},
	})
}
