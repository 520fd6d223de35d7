package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterMax(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|max }}{{ ['a', 'B']|max }}{{ []|max }}{{ rows|max(attribute='size')|length }}`, `3B2`},
		{`{{ [1, 'a']|max }}`, `fails`},
	})
}
