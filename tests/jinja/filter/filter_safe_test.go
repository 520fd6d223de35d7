package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterSafe(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '<'|safe ~ '<' }}{{ '<'|safe is escaped }}{{ 1|safe }}`, `<<True1`},
	})
}
