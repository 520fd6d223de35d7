package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatTupleKey(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {(1, 'a'): 2}[(1, 'a')] }}{{ {((1,), 2): 3}[((1.0,), 2)] }}`, `23`},
	})
}
