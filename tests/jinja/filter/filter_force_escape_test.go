package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterForceEscape(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '<'|safe|forceescape }}{{ '<'|e|forceescape }}`, `&lt;&amp;lt;`},
	})
}
