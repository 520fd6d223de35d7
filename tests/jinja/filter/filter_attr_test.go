package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterAttr(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s|attr('upper')() }}{{ d|attr('name') }}|`, `GRÜSSE|`},
		{`{{ s|attr('__class__') }}|`, `|`},
	})
}
