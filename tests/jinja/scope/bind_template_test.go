package scope_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestBindTemplate(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s }}{% set s = 1 %}{{ s }}`, `Grüße1`},
	})
}
