package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestExtractText(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'éa'[1:] }}{{ ' éa '|trim }}{{ 'a-é'.split('-') }}{{ ('<a>'|safe)[1:] ~ '<' }}`, `aéa['a', 'é']a><`},
	})
}
