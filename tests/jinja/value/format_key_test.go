package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatKey(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {1: 'a'}[true] }}{{ {'1': 'a', 1: 'b'} }}{{ {none: 1}[none] }}{{ {1.5: 2}[1.5] }}`,
			`a{'1': 'a', 1: 'b'}12`},
	})
}
