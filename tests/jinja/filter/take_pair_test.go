package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestTakePair(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for k, v in d|items %}{{ k }}={{ v }};{% endfor %}`, `name=D;n=1;`},
	})
}
