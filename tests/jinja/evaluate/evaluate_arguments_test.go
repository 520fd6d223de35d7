package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateArguments(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a-b'.split('-', maxsplit=1) }}`, `['a', 'b']`},
		{`{{ range(*[1, 3])|list }}`, `[1, 2]`},
		{`{{ dict(a=1, **{'b': 2}) }}`, `{'a': 1, 'b': 2}`},
		{`{{ range(*1) }}`, `fails`},
		{`{{ dict(**1) }}`, `fails`},
	})
}
