package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestSetEntry(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {'a': 1, 'b': 2, 'a': 3} }}{{ {1: 'x', 1.0: 'y'} }}`, `{'a': 3, 'b': 2}{1: 'y'}`},
	})
}
