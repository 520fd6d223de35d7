package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendLong(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set a = 'ab' * 3000 %}{% set b = a + 'x' %}{% set c = b + 'y' %}{% set d = b + 'z' %}{{ c[-2:] }}{{ d[-2:] }}{{ b[-2:] }}{{ a|length }}{{ (d ~ 'é' ~ c)|length }}`,
			`xyxzbx600012005`},
		{`{% set ns = namespace(t='é' * 5000) %}{% for i in range(50) %}{% set ns.u = ns.t %}{% set ns.t = ns.t ~ i %}{% endfor %}{{ ns.t[-4:] }}{{ ns.u[-4:] }}{{ ns.t|length }}`,
			`484947485090`},
	})
}
