package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterTitle(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ "it's a-b c_d"|title }}{{ 'FOO (bar)'|title }}{{ 'ß'|title }}`, `It's A-B C_dFoo (Bar)SS`},
	})
}
