package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestSplitNumber(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{:=+6}|{:=6}|{:<6}|'.format(5, -5, -5) }}{{ '{:#06x}'.format(255) }}`, `+    5|-    5|-5    |0x00ff`},
	})
}
