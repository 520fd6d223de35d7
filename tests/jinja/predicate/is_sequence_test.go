package predicate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsSequence(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [] is sequence }}{{ {} is sequence }}{{ 'a' is sequence }}{{ 1 is sequence }}{{ none is sequence }}`,
			`TrueTrueTrueFalseFalse`},
	})
}
