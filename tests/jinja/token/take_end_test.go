package token_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakeEnd(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% if 1 %}{% endif %}a`, `a`},
		{`{% if 1 %}{% endif x %}`, `fails`},
		{`{{ 1 1 }}`, `fails`},
	})
}
