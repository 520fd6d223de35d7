package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestGetFirstField(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{}{}{x}'.format(1, 2, x=3) }}{{ '{1}{0}'.format(1, 2) }}`, `12321`},
		{`{{ '{}'.format() }}`, `fails`},
		{`{{ '{x}'.format() }}`, `fails`},
		{`{{ '{0}{}'.format(1, 2) }}`, `fails`},
	})
}
