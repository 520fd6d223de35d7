package token_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCheckLength(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [1, 2, 3] }}{{ dict(a=1) }}`, `[1, 2, 3]{'a': 1}`},
	})
}
