package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterRejectAttr(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ rows|rejectattr('role', 'equalto', 'user')|list|length }}{{ rows|rejectattr('x')|list|length }}`, `13`},
	})
}
