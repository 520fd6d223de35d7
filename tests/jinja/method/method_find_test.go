package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodFind(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'éaéa'.find('a') }}{{ 'éaéa'.rfind('a') }}`, `13`},
		{`{{ 'a'.find('b') }}{{ 'éa'.index('a') }}`, `-11`},
		{`{{ 'aaa'.count('aa') }}{{ 'aé'.count('') }}`, `13`},
		{`{{ 'a'.index('b') }}`, `fails`},
	})
}
