package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendCharacter(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'é'.upper() }}{{ '%c' % 233 }}{{ '\u20ac' }}`, `Éé€`},
	})
}
