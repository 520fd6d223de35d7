package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterUnique(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [1, 1.0, 2]|unique|list }}{{ ['a', 'A']|unique|list }}`, `[1, 2]['a']`},
		{`{{ ['a', 'A']|unique(true)|list }}`, `['a', 'A']`},
		{`{{ rows|unique(attribute='role')|list|length }}`, `2`},
		{`{{ [[]]|unique|list }}`, `fails`},
		{`{{ [[]]|unique|string|length }}`, `46`},
	})
}
