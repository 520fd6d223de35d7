package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestGetPath(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ rows|map(attribute='role')|list }}`, `['user', 'system', 'user']`},
		{`{{ [{'a': {'b': [7]}}]|map(attribute='a.b.0')|list }}`, `[7]`},
		{`{{ [[1, 2]]|map(attribute=1)|list }}`, `[2]`},
	})
}
