package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestChooseDefined(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ rows|map(attribute='x', default='-')|list }}`, `['-', '-', '-']`},
		{`{{ rows|map(attribute='role', default='-')|list }}`, `['user', 'system', 'user']`},
		{`{{ [{'a': {}}]|map(attribute='a.b', default=5)|list }}`, `[5]`},
	})
}
