package iterate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindNext(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs %}{{ loop.nextitem }}{{ loop.last }};{% endfor %}{% for x in xs|map('string') %}{{ loop.last }}{% endfor %}`,
			`1False;2False;True;FalseFalseTrue`},
	})
}
