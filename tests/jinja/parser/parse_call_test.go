package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseCall(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ range(1, 2)|list }}{{ dict(a=1) }}{{ s.upper() }}`, `[1]{'a': 1}GRÜSSE`},
		{`{{ s.upper( }}`, `fails`},
	})
}
