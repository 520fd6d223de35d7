package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindUnsafe(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s.__class__ }}|`, `|`},
		{`{{ s.__class__.x }}`, `fails`},
		{`{{ xs.append(1) }}`, `fails`},
		{`{{ d.update({}) }}`, `fails`},
	})
}
