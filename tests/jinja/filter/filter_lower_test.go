package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterLower(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'ÄB'|lower }}{{ True|lower }}{{ 'ΑΣ'|lower }}`, `äbtrueας`},
	})
}
