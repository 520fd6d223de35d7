package text_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestReplaceText(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'aéa'.replace('a', 'bb') }}{{ 'aéa'.replace('é', '') }}`, `bbébbaa`},
		{`{{ 'aé'.replace('', '.') }}{{ 'aaa'.replace('a', 'b', 2) }}`, `.a.é.bba`},
	})
}
