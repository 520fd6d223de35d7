package jinja_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestListTests(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 is odd }}{{ 1 is number }}{{ 1 is defined }}{{ 'a' is string }}`, `TrueTrueTrueTrue`},
		{`{{ 1 is nope }}`, `fails`},
	})
}
