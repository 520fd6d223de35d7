package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterUpper(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s|upper }}{{ 1|upper }}{{ none|upper }}{{ 'ŉ'|upper }}`, `GRÜSSE1NONEʼN`},
	})
}
