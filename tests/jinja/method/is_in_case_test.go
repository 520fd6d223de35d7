package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsInCase(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'ab1'.islower() }}{{ 'AB1'.isupper() }}{{ '1'.islower() }}{{ 'Ab'.isupper() }}{{ 'ß'.islower() }}`,
			`TrueTrueFalseFalseTrue`},
	})
}
