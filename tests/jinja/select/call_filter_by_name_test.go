package select_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCallFilterByName(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ ['a']|map('upper')|list }}{{ ['a']|map('replace', 'a', 'b')|list }}`, `['A']['b']`},
		{`{{ ['a']|map('nope')|list }}`, `fails`},
	})
}
