package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateBigs(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 2 ** 70 + 2 ** 70 }}{{ 2 ** 70 % 7 }}{{ -(2 ** 70) // 7 }}{{ -(2 ** 70) % 7 }}{{ 2 ** 70 * 3 }}`,
			`23611832414348226068482-16865594581677304334753541774862152233910272`},
		{`{{ 2 ** 70 // 0 }}`, `fails`},
	})
}
