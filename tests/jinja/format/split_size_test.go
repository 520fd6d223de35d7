package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestSplitSize(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{:12.3f}|{:3}|{:.1f}'.format(1.5, 2, 3.25) }}`, `       1.500|  2|3.2`},
	})
}
