package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterDefault(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ missing|default('a') }}{{ none|default('a') }}`, `aNone`},
		{`{{ ''|default('a', true) }}{{ 0|d(1, boolean=true) }}`, `a1`},
		{`{{ missing|default }}|`, `|`},
	})
}
