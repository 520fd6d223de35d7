package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindAttribute(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s.upper() }}{{ xs.index(1) }}{{ d.get('name') }}{{ (1, 2).count(1) }}{{ (5).real }}|`, `GRÜSSE1D15|`},
	})
}
