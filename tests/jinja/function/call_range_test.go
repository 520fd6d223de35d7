package function_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCallRange(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ range(3)|list }}{{ range(1, 3)|list }}{{ range(5, 0, -2)|list }}{{ range(-1)|list }}`,
			`[0, 1, 2][1, 2][5, 3, 1][]`},
		{`{{ range() }}`, `fails`},
		{`{{ range('a') }}`, `fails`},
		{`{{ range(1, 2, 0) }}`, `fails`},
		{`{{ range(10000000) }}`, `fails`},
	})
}
