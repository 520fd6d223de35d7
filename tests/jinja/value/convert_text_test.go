package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertText(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1|string }}{{ none ~ '' }}{{ [1]|string }}`, `1None[1]`},
	})
}
