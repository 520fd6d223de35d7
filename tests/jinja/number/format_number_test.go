package number_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatNumber(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 5 }}{{ -5 }}{{ 2 ** 70 }}{{ 1.5 }}{{ true }}`, `5-511805916207174113034241.5True`},
	})
}
