package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestSplitBlanksFromEnd(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ' a  b c '.rsplit() }}{{ ' a  b c '.rsplit(none, 1) }}{{ ' a b '.rsplit(maxsplit=0) }}`,
			`['a', 'b', 'c'][' a  b', 'c'][' a b']`},
	})
}
