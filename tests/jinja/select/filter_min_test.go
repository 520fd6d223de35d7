package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterMin(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|min }}{{ ['a', 'B']|min(true) }}{{ []|min }}`, `1B`},
	})
}
