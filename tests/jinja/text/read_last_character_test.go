package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestReadLastCharacter(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'aé😀'|last }}{{ 'aé'|reverse }}{{ 'aé '.rstrip() }}`, `😀éaaé`},
	})
}
