package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatBySpec(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{:5}|{:5}|{:5}|{}'.format(1, 'a', true, none) }}`, `    1|a    |    1|None`},
		{`{{ '{:5}'.format(none) }}`, `fails`},
		{`{{ '{:5}'.format([]) }}`, `fails`},
		{`{{ '{:5\0}'.format(1.0) }}`, `  1.0`},
		{`{{ '{:\0}'.format(1) }}`, `fails`},
	})
}
