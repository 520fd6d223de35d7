package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertFloat(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 / 3 }}{{ true / 2 }}{{ 2 ** 70 / 2 }}`, `0.33333333333333330.55.902958103587057e+20`},
		{`{{ 10 ** 400 / 1.5 }}`, `fails`},
	})
}
