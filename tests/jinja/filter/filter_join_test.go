package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterJoin(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|join }}{{ xs|join(', ') }}`, `3123, 1, 2`},
		{`{{ rows|join('/', attribute='role') }}`, `user/system/user`},
		{`{{ ['<', '<'|safe]|join('&') }}{{ 'abc'|join('-') }}`, `<&<a-b-c`},
	})
}
