package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestListView(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {'a': 1}.keys() }}{{ {'a': 1}.values() }}{{ {'a': 1}.items() }}{{ {}.keys()|list }}`,
			`dict_keys(['a'])dict_values([1])dict_items([('a', 1)])[]`},
	})
}
