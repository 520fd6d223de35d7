package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestChooseZeroReason(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 / 0 }}`, `fails`},
		{`{{ 1 // 0 }}`, `fails`},
		{`{{ 1 % 0 }}`, `fails`},
		{`{{ 1.5 / 0 }}`, `fails`},
		{`{{ 1.5 // 0 }}`, `fails`},
		{`{{ 1.5 % 0 }}`, `fails`},
	})
}
