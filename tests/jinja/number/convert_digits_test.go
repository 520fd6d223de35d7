package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertDigits(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '٣٤'|int }}{{ '१.५'|float }}{{ '１２'|int }}`, `341.512`},
		{`{{ '²'|int(7) }}`, `7`},
		{`{{ '𝟙𝟚'|int }}`, `12`},
	})
}
