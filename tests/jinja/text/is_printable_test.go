package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsPrintable(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ['\u00a0', '\u200b', 'é', '\x7f', ' '] }}{{ 'a\u200b'.isprintable() }}`,
			`['\xa0', '\u200b', 'é', '\x7f', ' ']False`},
	})
}
