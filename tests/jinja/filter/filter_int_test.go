package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterInt(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '42'|int }}{{ '4.9'|int }}{{ 4.9|int }}{{ 'x'|int(5) }}{{ none|int }}{{ true|int }}{{ 'ff'|int(0, 16) }}`,
			`4244501255`},
	})
}
