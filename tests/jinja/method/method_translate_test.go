package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodTranslate(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'abcé'.translate({97: 'X', 98: none, 233: 101}) }}`, `Xce`},
		{`{{ 'abc'.translate(missing) }}`, `fails`},
		{`{{ 'abc'.translate({}) }}`, `abc`},
		{`{{ 'a'.translate({97: 1.5}) }}`, `fails`},
	})
}
