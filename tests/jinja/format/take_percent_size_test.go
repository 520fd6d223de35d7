package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakePercentSize(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '%*d|%-*d|%.*f' % (5, 1, 4, 2, 1, 2.25) }}`, `    1|2   |2.2`},
		{`{{ '%*d' % ('a', 1) }}`, `fails`},
	})
}
