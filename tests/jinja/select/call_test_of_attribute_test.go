package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCallTestOfAttribute(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ rows|selectattr('role', 'eq', 'user')|list|length }}{{ rows|selectattr('role')|list|length }}`, `23`},
	})
}
