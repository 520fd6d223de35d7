package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestPrepareText(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ('<'|safe).replace('<', '&') }}{{ ('a'|safe).join(['<', '>']) }}`, `<&lt;a&gt;`},
		{`{{ 'a'.replace(1, 'b') }}`, `fails`},
	})
}
