package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsTupleEnd(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1, 2 }}{{ () }}{{ (1,) }}`, `(1, 2)()(1,)`},
		{`{% for x in 1, 2, %}{{ x }}{% endfor %}`, `12`},
	})
}
