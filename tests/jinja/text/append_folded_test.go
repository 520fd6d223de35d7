package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendFolded(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'Straße ﬁ Σς'.casefold() }}`, `strasse fi σσ`},
	})
}
