package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodIs(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '12'.isdigit() }}{{ '²'.isdecimal() }}`, `TrueFalse`},
		{`{{ '½'.isnumeric() }}{{ 'é1'.isalnum() }}{{ 'é'.isalpha() }}`, `TrueTrueTrue`},
		{`{{ ' '.isspace() }}{{ ''.isalpha() }}{{ 'a'.isascii() }}`, `TrueFalseTrue`},
		{`{{ 'a_1'.isidentifier() }}{{ '\n'.isprintable() }}`, `TrueFalse`},
	})
}
