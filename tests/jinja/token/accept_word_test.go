package token_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAcceptWord(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs if x %}{{ x }}{% endfor %}`, `312`},
	})
}
