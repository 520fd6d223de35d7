package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestRefuseAttribute(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s.__class__.__mro__ }}`, `fails`},
		{`{{ xs.append(1) }}`, `fails`},
		{`{{ d.pop('name') }}`, `fails`},
		{`{{ d.clear() }}`, `fails`},
	})
}
