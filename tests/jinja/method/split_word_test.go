package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestSplitWord(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ' ab cd'.split() }}{{ 'ab'.split(none, 0) }}{{ '  '.split() }}`, `['ab', 'cd']['ab'][]`},
	})
}
