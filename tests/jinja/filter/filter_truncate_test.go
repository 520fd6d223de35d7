package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterTruncate(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'hello world again'|truncate(9) }}`, `hello...`},
		{`{{ 'hello world'|truncate(5, true) }}`, `he...`},
		{`{{ 'hello'|truncate(5) }}`, `hello`},
		{`{{ 'hello wo'|truncate(5, end='…', leeway=0) }}`, `hell…`},
		{`{{ 'hello world'|truncate(2, leeway=0) }}`, `fails`},
		{`{{ 'abc'|truncate(10**19) }}`, `abc`},
		{`{{ 'abc'|truncate(-10**19) }}`, `fails`},
	})
}
