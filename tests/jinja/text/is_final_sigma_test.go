package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestIsFinalSigma(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'ΑΣ'.lower() }}{{ 'ΑΣΑ'.lower() }}{{ 'Σ'.lower() }}{{ "ΑΣ'".lower() }}{{ "ΑΣ'Α".lower() }}`,
			`αςασασας'ασ'α`},
	})
}
