package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsOfKind(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '٣'.isdigit() }}{{ '²'.isdigit() }}{{ 'ⅷ'.isnumeric() }}{{ 'a b'.isalpha() }}`, `TrueTrueTrueFalse`},
		{`{{ 'ⅷ'.isidentifier() }}{{ 'a·'.isidentifier() }}{{ '͵ͺ'.isidentifier() }}{{ '①'.isdigit() }}{{ '五'.isnumeric() }}`,
			`TrueTrueFalseTrueTrue`},
	})
}
