package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCallAttribute(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ rows|map(attribute='role')|list }}{{ rows|map(attribute='x', default=0)|list }}`,
			`['user', 'system', 'user'][0, 0, 0]`},
	})
}
