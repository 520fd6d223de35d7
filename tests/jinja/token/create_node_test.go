package token_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCreateNode(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 1 }}{{ s }}`, `1Grüße`},
	})
}
