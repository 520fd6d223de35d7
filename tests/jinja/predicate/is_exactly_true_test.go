package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsExactlyTrue(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ true is true }}{{ 1 is true }}{{ 'a' is true }}`, `TrueFalseFalse`},
	})
}
