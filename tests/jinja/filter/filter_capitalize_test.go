package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterCapitalize(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'hELLO wORLD'|capitalize }}{{ 'éa'|capitalize }}{{ 1|capitalize }}`, `Hello worldÉa1`},
	})
}
