package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodDict(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ d.get('name') }}{{ d.get('x') }}{{ d.get('x', 5) }}`, `DNone5`},
		{`{{ d.keys()|list }}{{ d.values()|list }}{{ d.items()|list }}`,
			`['name', 'n']['D', 1][('name', 'D'), ('n', 1)]`},
		{`{{ d.copy() }}`, `{'name': 'D', 'n': 1}`},
		{`{{ d.get() }}`, `fails`},
	})
}
