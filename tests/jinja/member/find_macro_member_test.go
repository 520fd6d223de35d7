package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindMacroMember(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% macro m(a, b=1) %}{{ caller }}{{ varargs }}{% endmacro %}{{ m.name }}{{ m.arguments }}{{ m.caller }}{{ m.catch_varargs }}{{ m.catch_kwargs }}`,
			`m('a', 'b')TrueTrueFalse`},
	})
}
