package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendSafe(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ['<'|safe] }}`, `[Markup('<')]`},
	})
}
