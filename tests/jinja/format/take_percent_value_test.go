package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakePercentValue(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '%s%s' % (1, 2) }}`, `12`},
		{`{{ '%s%s' % (1,) }}`, `fails`},
	})
}
