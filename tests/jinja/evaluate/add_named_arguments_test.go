package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAddNamedArguments(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ dict(**{'x': 1, 'y': 2}) }}`, `{'x': 1, 'y': 2}`},
		{`{{ dict(x=1, **{'x': 2}) }}`, `fails`},
		{`{{ dict(**{1: 2}) }}`, `fails`},
		{`{{ dict(**xs) }}`, `fails`},
	})
}
