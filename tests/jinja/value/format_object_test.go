package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatObject(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ range(3) }}{{ range(1, 5, 2) }}{% set ns = namespace(a=1) %}{{ ns }}`,
			`range(0, 3)range(1, 5, 2)<Namespace {'a': 1}>`},
	})
}
