package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsViewWithin(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {'a': 1}.keys() == {'a': 2}.keys() }}{{ {}.keys() == {}.items() }}{{ {('a', 1): 2}.keys() == {'a': 1}.items() }}`,
			`TrueTrueTrue`},
		{`{{ {'a': 1}.items() == {'a': 2}.items() }}{{ {'a': 1}.items() == {'b': 1}.items() }}`,
			`FalseFalse`},
		{`{{ {'a': 1}.items() <= {'a': 1, 'b': 2}.items() }}{{ {'a': [1]}.items() <= {'a': [1]}.items() }}`,
			`TrueTrue`},
		{`{{ {'a': [1]}.items() <= {'a': [1]}.keys() }}`, `fails`},
		{`{{ {'a': 1}.values() == {'a': 1}.values() }}`, `False`},
	})
}
