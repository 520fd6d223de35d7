package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertDigits(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '٣'|int }} {{ '٣.٥'|float }} {{ '１２'|int }} {{ '𝟘𝟙𝟡'|int }} {{ '२x'|int(7) }}`, `3 3.5 12 19 7`},
	})
}
