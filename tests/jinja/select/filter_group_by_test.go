package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterGroupBy(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for g, l in rows|groupby('role') %}{{ g }}{{ l|length }}{% endfor %}{{ (rows|groupby('role'))[0].grouper }}{{ [{}]|groupby('x', default=1)|list }}`,
			`system1user2system[(1, [{}])]`},
	})
}
