package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestGetPart(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'éabc'.find('a', 1) }}{{ 'éabc'.count('a', 2) }}`, `10`},
		{`{{ 'abc'.find('c', -1) }}{{ 'abc'.find('a', 0, 0) }}`, `2-1`},
		{`{{ 'abc'.startswith('', 4) }}`, `False`},
	})
}
