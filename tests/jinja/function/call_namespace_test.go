package function_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCallNamespace(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set n = namespace(a=1) %}{{ n.a }}{% set n = namespace({'b': 2}, c=3) %}{{ n.b }}{{ n.c }}`, `123`},
		{`{{ namespace(1) }}`, `fails`},
		{`{{ namespace(missing) }}`, `fails`},
	})
}
