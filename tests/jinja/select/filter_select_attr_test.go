package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterSelectAttr(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ rows|selectattr('role', 'equalto', 'user')|list|length }}{{ rows|selectattr('x', 'defined')|list }}`,
			`2[]`},
		{`{{ rows|selectattr()|list }}`, `fails`},
	})
}
