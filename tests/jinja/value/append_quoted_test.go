package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestAppendQuoted(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ["it's", 'a"b', "a'\"b", 'é\n\\'] }}`, `["it's", 'a"b', 'a\'"b', 'é\n\\']`},
	})
}
