package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseBody(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`a{% if 1 %}b{% endif %}c{{ 1 }}d`, `abc1d`},
		{`{% if 1 %}`, `fails`},
	})
}
