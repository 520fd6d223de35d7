package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestChooseDefined(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [{'a': {'b': 1}}, {'a': {}}, {}]|map(attribute='a.b', default='none')|list }}`, `[1, 'none', 'none']`},
		{`{{ [{}]|map(attribute='a', default=none)|list|length }}`, `1`},
		{`{{ [{'a': 1}, {}]|groupby('a', default=2)|map('first')|list }}`, `[1, 2]`},
	})
}
