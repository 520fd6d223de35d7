package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestSplitBlanks(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ' a  b c '.split() }}{{ ' a  b c '.split(none, 1) }}{{ 'a\u3000b\x1fc'.split() }}`,
			`['a', 'b', 'c']['a', 'b c ']['a', 'b', 'c']`},
	})
}
