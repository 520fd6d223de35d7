package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsSame(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ none is sameas none }}{{ true is sameas true }}{{ 1 is sameas true }}{{ s is sameas s }}`,
			`TrueTrueFalseTrue`},
	})
}
