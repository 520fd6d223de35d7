package iterate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCreateIterator(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|list }}{{ s|list }}{{ d|list }}{{ range(2)|list }}{{ d.items()|list }}`,
			`[3, 1, 2]['G', 'r', 'ü', 'ß', 'e']['name', 'n'][0, 1][('name', 'D'), ('n', 1)]`},
		{`{{ 1|list }}`, `fails`},
		{`{{ none|list }}`, `fails`},
	})
}
