package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseArgument(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ dict(a=1) }}{{ range(1)|list }}{{ dict(**{'a': 1}) }}`, `{'a': 1}[0]{'a': 1}`},
		{`{{ dict(1=2) }}`, `fails`},
	})
}
