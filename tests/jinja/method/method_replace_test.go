package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodReplace(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'aaa'.replace('a', 'b') }}`, `bbb`},
		{`{{ 'aaa'.replace('a', 'b', 1) }}{{ 'ab'.replace('', '-') }}`, `baa-a-b-`},
		{`{{ 'aé'.replace('', '-', 2) }}`, `-a-é`},
		{`{{ 'a'.replace('a') }}`, `fails`},
	})
}
