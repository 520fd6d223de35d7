package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseFilters(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s|upper|lower|title }}{% filter upper|trim %} a {% endfilter %}`, `GrüsseA`},
	})
}
