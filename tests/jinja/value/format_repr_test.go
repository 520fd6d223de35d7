package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatRepr(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ['a', 1.0] }}{{ '%r' % 'a' }}`, `['a', 1.0]'a'`},
	})
}
