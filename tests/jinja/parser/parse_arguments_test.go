package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseArguments(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ dict(a=1, b=2) }}{{ range(*[1, 2])|list }}{{ range(1, )|list }}`, `{'a': 1, 'b': 2}[1][0]`},
		{`{{ dict(a=1, 2) }}`, `fails`},
		{`{{ dict(**{}, *[]) }}`, `fails`},
	})
}
