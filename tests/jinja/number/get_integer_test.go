package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestGetInteger(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ true + 1 }}{{ 5 + 2 }}{{ 'a' * true }}`, `27a`},
		{`{{ 'a' * 1.0 }}`, `fails`},
	})
}
