package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterSum(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|sum }}{{ xs|sum(start=1) }}{{ rows|sum(attribute='size') }}{{ []|sum }}{{ [0.1, 0.2]|sum }}`,
			`67600.30000000000000004`},
		{`{{ ['a']|sum }}`, `fails`},
	})
}
