package lexer_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMeasureInteger(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 0xff }}{{ 0XFF }}{{ 0b1_0 }}{{ 00 }}{{ 123456789012345678901234567890 }}`,
			`25525520123456789012345678901234567890`},
	})
}
