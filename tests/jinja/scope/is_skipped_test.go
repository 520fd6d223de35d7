package scope_test

import (
	"strings"
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsSkipped(t *testing.T) {
	// The last one: what is computed while a template is parsed has a bound, for all of it together.
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 9 or s|nope }}{{ 0 and s|nope }}{{ ('a' ~ 'b') or s|nope }}{{ 0 or 8 or s|nope }}`, `90ab8`},
		{`{{ 0 or s|nope }}`, `fails`},
		{`{{ 1/0 or s|nope }}`, `fails`},
		{`{{ (1 if 0) and s|nope }}`, `fails`},
		{`{{ 'x' * 10**7 or s|nope }}`, `fails`},
		{strings.Repeat(`{% if `+strings.Repeat(`1 and `, 150)+`1 %}{% endif %}`, 100) + `{{ 9 or s|nope }}`, `fails`},
	})
}
