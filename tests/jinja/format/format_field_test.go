package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatField(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{!r:>6}|{x:<3}|'.format('a', x=1) }}{{ '{:{}}|'.format('a', 3) }}`, `   'a'|1  |a  |`},
		{`{{ '{!}'.format(1) }}`, `fails`},
		{`{{ '{!rx}'.format(1) }}`, `fails`},
	})
}
