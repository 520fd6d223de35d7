package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodRemove(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'abc'.removeprefix('a') }}{{ 'abc'.removesuffix('bc') }}{{ 'abc'.removeprefix('x') }}`, `bcaabc`},
		{`{{ 'a'.removeprefix(1) }}`, `fails`},
	})
}
