package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseCallBlock(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% macro m() %}<{{ caller() }}>{% endmacro %}{% call m() %}b{% endcall %}`, `<b>`},
		{`{% macro m() %}{{ caller(4) }}{% endmacro %}{% call(x) m() %}{{ x }}{% endcall %}`, `4`},
		{`{% call 1 %}{% endcall %}`, `fails`},
	})
}
