package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCheckWidth(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '%20s|' % 'a' }}{{ '{:>20}|'.format('a') }}`, `                   a|                   a|`},
		{`{{ '%99999999999999999999d' % 1 }}`, `fails`},
		{`{{ '{:99999999999999999999}'.format(1) }}`, `fails`},
	})
}
