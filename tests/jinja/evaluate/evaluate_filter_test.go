package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateFilter(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s|upper }}{{ xs|join('-') }}`, `GRÜSSE3-1-2`},
		{`{{ s|upper(1) }}`, `fails`},
		{`{{ s|nope }}`, `fails`},
		{`{{ 'a'|replace('a', new='b') }}`, `b`},
	})
}
