package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestBindWith(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% with s = s|upper, t = s %}{{ s }}{{ t }}{% endwith %}`, `GRÜSSEGrüße`},
	})
}
