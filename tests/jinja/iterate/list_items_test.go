package iterate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestListItems(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|list }}{{ 'ab'|list }}{{ xs|sort }}{{ d|sort }}`, `[3, 1, 2]['a', 'b'][1, 2, 3]['n', 'name']`},
		{`{{ 1|sort }}`, `fails`},
	})
}
