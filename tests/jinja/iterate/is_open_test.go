package iterate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsOpen(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ (xs|map('string'))|list }}{{ xs|map('string')|first }}{{ xs|reverse|first }}`, `['3', '1', '2']32`},
	})
}
