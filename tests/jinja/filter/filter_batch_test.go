package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterBatch(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [1, 2, 3]|batch(2)|list }}{{ [1, 2, 3]|batch(2, 'x')|list }}{{ []|batch(2)|list }}`,
			`[[1, 2], [3]][[1, 2], [3, 'x']][]`},
		{`{{ []|batch(nobody)|list }}{{ [1, 2]|batch('a')|list }}{{ [1, 2, 3]|batch(2.0)|list }}`,
			`[][[1, 2]][[1, 2], [3]]`},
	})
}
