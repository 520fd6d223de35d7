package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestExtractCharacters(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'aéb😀c'[1:4] }}{{ 'aéb😀c'[::-1] }}{{ 'aéb'[-2:] }}{{ 'aéb😀c'[::2] }}{{ 'abc'[5:] }}|`, `éb😀c😀béaébabc|`},
	})
}
