package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertAs(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{!r} {!s} {!a}'.format('é', 'é', 'é') }}{{ '%r %s %a' % ('é', 'é', 'é') }}`, `'é' é '\xe9''é' é '\xe9'`},
		{`{{ '{!x}'.format(1) }}`, `fails`},
	})
}
