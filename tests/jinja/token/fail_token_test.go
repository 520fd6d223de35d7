package token_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFailToken(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 2 }}`, `fails`},
		{`{% if 1 2 %}{% endif %}`, `fails`},
		{`{{ s.1x }}`, `fails`},
	})
}
