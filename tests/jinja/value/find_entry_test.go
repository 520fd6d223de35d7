package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindEntry(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ d['name'] }}{{ d['x'] is defined }}`, `DFalse`},
		{`{{ {'a': 1, 'b': 2, 'c': 3, 'd': 4, 'e': 5, 'f': 6, 'g': 7, 'h': 8, 'i': 9, 'j': 10}['j'] }}`, `10`},
	})
}
