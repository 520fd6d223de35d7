package jinja_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestListFilters(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|sort|reverse|map('string')|join('-')|upper|length }}`, `5`},
		{`{{ 1|nope }}`, `fails`},
	})
}
