package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestChooseAlign(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '%-4d|%04d|%4s' % (1, 2, 'a') }}{{ '%-04d|' % 3 }}`, `1   |0002|   a3   |`},
	})
}
