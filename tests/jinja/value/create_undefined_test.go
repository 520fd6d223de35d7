package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCreateUndefined(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ missing }}{{ d.x }}{{ xs[9] }}{{ xs[9] is undefined }}`, `True`},
	})
}
