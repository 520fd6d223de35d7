package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestBindNode(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set a = [s, s|upper, s is string] %}{{ a }}`, `['Grüße', 'GRÜSSE', True]`},
	})
}
