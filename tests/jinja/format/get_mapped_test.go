package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestGetMapped(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{a}{b[0]}'.format_map({'a': 1, 'b': 'xy'}) }}`, `1x`},
		{`{{ '{c}'.format_map({'a': 1}) }}`, `fails`},
		{`{{ ''.format_map(missing) }}|`, `|`},
		{`{{ '{a}'.format_map(missing) }}`, `fails`},
		{`{{ '{.x}'.format('s') }}`, `fails`},
	})
}
