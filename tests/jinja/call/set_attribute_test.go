package call_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestSetAttribute(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set ns = namespace(a=1) %}{% set ns.a = ns.a + 1 %}{{ ns.a }}`, `2`},
		{`{% set d.name = 1 %}`, `fails`},
		{`{% set ns = namespace() %}{% set ns.b %}x{% endset %}{{ ns.b }}`, `x`},
	})
}
