package json_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFormatJSONFloat(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [1.0, 1e16, 1e-7, 0.1]|tojson }}`, `[1.0, 1e+16, 1e-07, 0.1]`},
		{`{{ ('inf'|float)|tojson }}{{ ('nan'|float)|tojson }}`, `InfinityNaN`},
		{`{{ ('-inf'|float)|tojson }}`, `-Infinity`},
	})
}
