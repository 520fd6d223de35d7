package call_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestSetTarget(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set a, (b, c) = 1, [2, 3] %}{{ a }}{{ b }}{{ c }}`, `123`},
		{`{% set a, b = 1 %}`, `fails`},
		{`{% set a, b = 'xy' %}{{ a }}{{ b }}`, `xy`},
	})
}
