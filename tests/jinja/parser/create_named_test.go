package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCreateNamed(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ s }}{{ true }}{{ none }}{{ False }}`, `GrüßeTrueNoneFalse`},
	})
}
