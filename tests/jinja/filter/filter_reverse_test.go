package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterReverse(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'añb'|reverse }}{{ xs|reverse|list }}{{ range(3)|reverse|list }}`, `bña[2, 1, 3][2, 1, 0]`},
		{`{{ 1|reverse }}`, `fails`},
		{`{{ [1]|reverse|string|length }} {{ (1,)|reverse|string|length }} {{ {}.items()|reverse|string|length }} {{ {}|reverse|string|length }} {{ range(2)|reverse|string|length }}`,
			`47 35 51 50 41`},
	})
}
