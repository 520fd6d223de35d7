package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakePercentKey(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '%(name)s %(n)d' % d }}`, `D 1`},
		{`{{ '%(nope)s' % d }}`, `fails`},
		{`{{ '%(name' % d }}`, `fails`},
		{`{{ '%(a)s' % 1 }}`, `fails`},
	})
}
