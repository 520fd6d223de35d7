package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestSetFlag(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '%-5d|%+d|% d|%05d|%#x' % (1, 2, 3, 4, 255) }}`, `1    |+2| 3|00004|0xff`},
	})
}
