package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindOffset(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'é😀abc'[2:] }}{{ 'é😀abc'[-2:] }}{{ 'abc'[1:] }}`, `abcbcbc`},
	})
}
