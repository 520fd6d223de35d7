package token_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestDescribeToken(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ) }}`, `fails`},
		{`{% if %}`, `fails`},
		{`{% set 'a' = 1 %}`, `fails`},
	})
}
