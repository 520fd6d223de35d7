package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindFieldEnd(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{:{w}}|'.format('a', w=4) }}{{ '{0[a]}'.format({'a': 1}) }}`, `a   |1`},
		{`{{ '{0'.format(1) }}`, `fails`},
		{`{{ '{:{}'.format(1) }}`, `fails`},
	})
}
