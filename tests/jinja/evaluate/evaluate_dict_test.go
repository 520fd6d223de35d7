package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateDict(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {'a': 1, 'b': {'c': 2}} }}{{ {} }}{{ {'a': 1, 'a': 2} }}`, `{'a': 1, 'b': {'c': 2}}{}{'a': 2}`},
		{`{{ {[]: 1} }}`, `fails`},
		{`{{ {1: 'a', 1.0: 'b', true: 'c'} }}`, `{1: 'c'}`},
	})
}
