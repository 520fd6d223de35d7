package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindPlace(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {'a': 1}['a'] }}{{ 'a' in {'a': 1} }}{{ 'b' in {'a': 1} }}`, `1TrueFalse`},
	})
}
