package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodFormat(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{} {x}'.format(1, x=2) }}{{ ('<{}>'|safe).format('<') }}`, `1 2<&lt;>`},
		{`{{ '{'.format() }}`, `fails`},
	})
}
