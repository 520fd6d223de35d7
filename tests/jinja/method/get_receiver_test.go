package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestGetReceiver(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'abc'.upper() }}{{ s.lower() }}{{ ''.strip() }}|`, `ABCgrüße|`},
	})
}
