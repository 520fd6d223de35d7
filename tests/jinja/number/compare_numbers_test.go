package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCompareNumbers(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 < 1.5 }}{{ 2 ** 53 + 1 > 2.0 ** 53 }}{{ true == 1 }}{{ 2 ** 70 > 1e20 }}{{ 1 == 1.0 }}`,
			`TrueTrueTrueTrueTrue`},
	})
}
