package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendRepr(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [1, 'a', none, true, 1.0, {}, ()] }}{{ {'a': [1]} }}`, `[1, 'a', None, True, 1.0, {}, ()]{'a': [1]}`},
	})
}
