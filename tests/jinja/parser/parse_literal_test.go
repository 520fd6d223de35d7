package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseLiteral(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ true }}{{ True }}{{ false }}{{ none }}{{ None }}{{ 'a' 'b' }}{{ TRUE }}|`, `TrueTrueFalseNoneNoneab|`},
	})
}
