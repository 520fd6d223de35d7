package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseStatement(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set a = 1 %}{{ a }}`, `1`},
		{`{% include 'x' %}`, `fails`},
		{`{% nope %}`, `fails`},
		{`{% do 1 %}`, `fails`},
	})
}
