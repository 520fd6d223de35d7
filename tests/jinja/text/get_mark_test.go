package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestGetMark(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s[1:] ~ 'x' }}`, `rüßex`},
	})
}
