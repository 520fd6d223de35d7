package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAddTexts(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a' + 'b' }}{{ s + 'é' }}{{ ('<'|safe) + '<' }}{{ '<' + ('<'|safe) }}`, `abGrüßeé<&lt;&lt;<`},
	})
}
