package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateNumbers(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 + 2.5 }}{{ 3 * 2 }}{{ true + true }}{{ 2 ** 70 * 2 }}{{ 1.5 - 1 }}`, `3.56223611832414348226068480.5`},
	})
}
