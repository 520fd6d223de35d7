package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterList(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'añ'|list }}{{ d|list }}{{ (1, 2)|list }}{{ range(2)|list }}{{ missing|list }}`,
			`['a', 'ñ']['name', 'n'][1, 2][0, 1][]`},
		{`{{ 1|list }}`, `fails`},
	})
}
