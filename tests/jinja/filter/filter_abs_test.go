package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterAbs(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ -3|abs }}{{ (-3)|abs }}{{ (-2.5)|abs }}{{ true|abs }}`, `332.51`},
		{`{{ 'a'|abs }}`, `fails`},
	})
}
