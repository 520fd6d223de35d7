package call_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestListTargets(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for a, b in d.items() %}{{ a }}{{ b }}{% endfor %}`, `nameDn1`},
		{`{% set a, b = [1] %}`, `fails`},
		{`{% set a, b = [1, 2, 3] %}`, `fails`},
		{`{% set a, b = {'x': 1, 'y': 2} %}{{ a }}{{ b }}`, `xy`},
	})
}
