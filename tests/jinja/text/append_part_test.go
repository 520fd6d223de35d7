package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendPart(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'abcabc'.replace('b', 'é') }}{{ s|indent }}`, `aécaécGrüße`},
	})
}
