package call_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestSetDefaults(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% macro m(a, b=a, c=5) %}{{ a }}{{ b }}{{ c }}{% endmacro %}{{ m(1) }}{{ m(1, 2) }}{{ m(1, c=3) }}`,
			`115125113`},
	})
}
