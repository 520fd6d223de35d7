package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestReadCharacter(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'é😀a'[0] }}{{ 'é😀a'|list }}`, `é['é', '😀', 'a']`},
	})
}
