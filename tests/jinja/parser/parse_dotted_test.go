package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseDotted(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s|upper }}`, `GRÜSSE`},
		{`{{ s|a.b }}`, `fails`},
		{`{{ s|1 }}`, `fails`},
	})
}
