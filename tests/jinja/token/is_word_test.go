package token_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsWord(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 if 1 else 2 }}{{ not 1 }}{{ ifx }}|`, `1False|`},
	})
}
