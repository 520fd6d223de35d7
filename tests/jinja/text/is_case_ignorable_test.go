package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsCaseIgnorable(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ "Α'Σ".lower() }}{{ 'Α.Σ.'.lower() }}{{ 'Α Σ'.lower() }}`, `α'ςα.ς.α σ`},
	})
}
