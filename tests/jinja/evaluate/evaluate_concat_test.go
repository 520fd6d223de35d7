package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateConcat(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 ~ 'a' ~ none ~ 2.0 ~ missing ~ xs }}`, `1aNone2.0[3, 1, 2]`},
		{`{{ '<'|safe ~ '<' }}`, `<<`},
		{`{{ 'a' ~ 'é' }}`, `aé`},
	})
}
