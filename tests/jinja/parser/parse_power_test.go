package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParsePower(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 2 ** 3 }}{{ 2 ** 3 ** 2 }}{{ -2 ** 2 }}`, `8644`},
		{`{{ 2 ** }}`, `fails`},
	})
}
