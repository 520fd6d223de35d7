package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterSlice(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [1, 2, 3, 4, 5]|slice(3)|list }}{{ [1, 2, 3, 4]|slice(3, 'x')|list }}`,
			`[[1, 2], [3, 4], [5]][[1, 2], [3, 'x'], [4, 'x']]`},
		{`{{ [1]|slice(0)|list }}`, `fails`},
	})
}
