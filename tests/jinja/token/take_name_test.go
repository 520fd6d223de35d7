package token_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakeName(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ d.name }}`, `D`},
		{`{% macro 1() %}`, `fails`},
		{`{{ s|'a' }}`, `fails`},
	})
}
