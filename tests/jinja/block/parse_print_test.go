package block_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParsePrint(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 }}{{ 1, 2 }}{{ 'a' }}`, `1(1, 2)a`},
		{`{{ }}`, `fails`},
		{`{{ 1 2 }}`, `fails`},
	})
}
