package iterate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakeCalled(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ['a', 'b']|map('upper')|list }}{{ rows|map(attribute='role')|list }}`,
			`['A', 'B']['user', 'system', 'user']`},
	})
}
