package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMeasureLength(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ xs|length }}{{ 'é'|length }}{{ d|length }}{{ range(5)|length }}`, `3125`},
		{`{{ 1|length }}`, `fails`},
	})
}
