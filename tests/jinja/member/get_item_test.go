package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestGetItem(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ d['name'] }}{{ xs[1] }}{{ xs[-1] }}{{ s[0] }}{{ d['nope'] }}|`, `D12G|`},
		{`{{ missing['x'] }}`, `fails`},
	})
}
