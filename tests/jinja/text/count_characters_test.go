package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCountCharacters(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'é😀a'|length }}{{ ''|length }}{{ 'abc'|length }}`, `303`},
	})
}
