package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseFilter(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s|upper }}{{ xs|join('-') }}`, `GRÜSSE3-1-2`},
		{`{{ s| }}`, `fails`},
	})
}
