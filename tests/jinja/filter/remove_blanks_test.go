package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRemoveBlanks(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '\x1f1'|int }} {{ ' \t12\n'|int }} {{ '\u2003٣\x1f'|int }} {{ '\x1c1.5'|float }} {{ ' 1.5 '|float }}`,
			`0 12 0 0.0 1.5`},
	})
}
