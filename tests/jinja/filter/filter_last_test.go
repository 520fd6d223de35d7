package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterLast(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|last }}{{ s|last }}{{ d|last }}{{ []|last }}|`, `2en|`},
		{`{{ 1|last }}`, `fails`},
	})
}
