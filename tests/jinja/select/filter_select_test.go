package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterSelect(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|select('odd')|list }}{{ [0, 'a', '', none]|select|list }}`, `[3, 1]['a']`},
	})
}
