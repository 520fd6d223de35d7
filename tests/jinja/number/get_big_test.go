package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestGetBig(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 2 ** 70 + 1 }}{{ 2 ** 70 - true }}{{ 2 ** 70 // 3 }}`,
			`11805916207174113034251180591620717411303423393530540239137101141`},
	})
}
