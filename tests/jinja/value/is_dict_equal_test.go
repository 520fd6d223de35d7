package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsDictEqual(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {'a': 1, 'b': 2} == {'b': 2, 'a': 1} }}{{ {'a': 1} == {'a': 2} }}{{ {'a': 1} == {} }}`, `TrueFalseFalse`},
	})
}
