package jinja_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAddEvaluators(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set a = [1, (2,), {'a': 3}] %}{{ a[0] + a[1][0] ~ a[2].a }}{{ -1 if not 0 else 1 }}{{ 1 is odd and 2 > 1 or 0 }}`,
			`fails`},
	})
}
