package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterFormat(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '%s-%d'|format('a', 2) }}{{ '%(x)s'|format(x=1) }}`, `a-21`},
		{`{{ '%d'|format('a') }}`, `fails`},
		{`{{ '%s %s'|format(1) }}`, `fails`},
	})
}
