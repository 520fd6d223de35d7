package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestConvertPlain(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '<'|safe|string }}{{ 1 ~ '' }}`, `<1`},
	})
}
