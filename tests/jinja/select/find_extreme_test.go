package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindExtreme(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [2, 3, 1]|max }}{{ [2, 3, 1]|min }}`, `31`},
		{`{{ ['b', 'A', 'c']|min }}`, `A`},
		{`{{ ['b', 'A', 'c']|max(case_sensitive=true) }}`, `c`},
	})
}
