package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterItems(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ d|items|list }}{{ missing|items|list }}`, `[('name', 'D'), ('n', 1)][]`},
		{`{{ xs|items }}{{ xs|items|list }}`, `fails`},
	})
}
