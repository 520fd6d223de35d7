package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCreateText(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a' }}{{ 'é' ~ 1 }}`, `aé1`},
	})
}
