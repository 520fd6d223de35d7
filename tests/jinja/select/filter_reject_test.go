package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterReject(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|reject('odd')|list }}{{ [0, 'a', '', none]|reject|list }}`, `[2][0, '', None]`},
	})
}
