package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodTranslate(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'abcd'.translate({97: 'xy', 98: none, 99: 100}) }}`, `xydd`},
		{`{{ 'é'.translate({233: 'e'}) }}`, `e`},
		{`{{ 'a'.translate({97: 1.5}) }}`, `fails`},
		{`{{ 'a'.translate(missing) }}`, `fails`},
	})
}
