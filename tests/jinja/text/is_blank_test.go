package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsBlank(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`[{{ '\u00a0\u3000\x1f a \x85\u200b'.strip() }}]{{ '\u2003'.isspace() }}{{ '\u200b'.isspace() }}`,
			"[a \u0085\u200b]TrueFalse"},
	})
}
