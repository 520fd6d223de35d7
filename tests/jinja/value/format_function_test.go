package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatFunction(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a'.upper|string|length }} {{ {}.items|string|length }} {{ [].index|string|length }} {{ 5 .bit_length|string|length }}`,
			`55 56 56 60`},
		{`{{ cycler }}{{ dict }}|{{ cycler(1).next|string|length }}|{% for i in [1] %}{{ loop.cycle }}{% endfor %}`,
			`<class 'jinja2.utils.Cycler'><class 'dict'>|76|<bound method LoopContext.cycle of <LoopContext 1/1>>`},
		{`{{ range|string|length }}`, `39`},
	})
}
