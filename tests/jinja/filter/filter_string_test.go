package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterString(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1|string }}{{ none|string + 'a' }}{{ [1, 'a']|string }}{{ missing|string }}|`, `1Nonea[1, 'a']|`},
	})
}
