package function_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCallDict(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ dict() }}{{ dict(a=1) }}{{ dict({'a': 1}, b=2) }}{{ dict([('a', 1)]) }}`,
			`{}{'a': 1}{'a': 1, 'b': 2}{'a': 1}`},
		{`{{ dict(1) }}`, `fails`},
		{`{{ dict(1, 2) }}`, `fails`},
	})
}
