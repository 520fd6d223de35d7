package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateCall(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s.upper() }}{{ range(2)|list }}`, `GRÜSSE[0, 1]`},
		{`{{ s.upper(1) }}`, `fails`},
		{`{{ s() }}`, `fails`},
	})
}
