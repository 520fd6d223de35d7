package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodJoin(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '-'.join(['a', 'b']) }}{{ ''.join('abc') }}{{ 'x'.join([]) }}|{{ ', '.join(d) }}`, `a-babc|name, n`},
		{`{{ '-'.join([1]) }}`, `fails`},
		{`{{ '-'.join(1) }}`, `fails`},
	})
}
