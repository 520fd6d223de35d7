package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCreateTuple(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ (1, 2) }}{{ 'a-b'.partition('-') }}`, `(1, 2)('a', '-', 'b')`},
	})
}
