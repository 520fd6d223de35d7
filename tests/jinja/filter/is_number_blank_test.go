package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsNumberBlank(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '\x1d1'|int }} {{ '\x851\u2003'|int }} {{ '1\x0b'|float }}`, `0 1 1.0`},
	})
}
