package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertBig(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 2 ** 64 }}{{ 9223372036854775807 + 1 }}{{ 2 ** 64 - 2 ** 64 + 1 }}{{ -(2 ** 63) }}`,
			`1844674407370955161692233720368547758081-9223372036854775808`},
	})
}
