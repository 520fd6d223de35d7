package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendDict(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {} }}{{ {'a': 1, 2: 'b'} }}`, `{}{'a': 1, 2: 'b'}`},
	})
}
