package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatTextSpec(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{:>4}|{:<4}|{:^4}|{:.2}|{:*^5}'.format('a', 'b', 'c', 'def', 'e') }}`, `   a|b   | c  |de|**e**`},
		{`{{ '{:+}'.format('a') }}`, `fails`},
		{`{{ '{:=5}'.format('a') }}`, `fails`},
		{`{{ '{:,}'.format('a') }}`, `fails`},
	})
}
