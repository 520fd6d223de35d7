package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsComputed(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a'|upper or s|nope }}{{ [1]|first or s is nope }}{{ 9 or s or s|nope }}`, `A19`},
		{`{{ [s] or s|nope }}`, `fails`},
		{`{{ [1]|map('string') or s|nope }}`, `fails`},
		{`{{ (s if 1) or s|nope }}`, `fails`},
	})
}
