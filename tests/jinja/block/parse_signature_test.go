package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseSignature(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% macro m(a, b=1, c=a) %}{{ a }}{{ b }}{{ c }}{% endmacro %}{{ m(5) }}`, `515`},
		{`{% macro m(1) %}{% endmacro %}`, `fails`},
		{`{% macro m() %}x{% endmacro %}{{ m() }}`, `x`},
	})
}
