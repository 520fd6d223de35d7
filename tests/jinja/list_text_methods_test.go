package jinja_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestListTextMethods(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a b'.title().split()[0].strip().lower().startswith('a') }}`, `True`},
		{`{{ 'a'.nope() }}`, `fails`},
	})
}
