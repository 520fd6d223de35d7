package filter_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFilterCenter(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`[{{ 'a'|center(5) }}][{{ 'ab'|center(5) }}][{{ 'abc'|center(2) }}]`, `[  a  ][  ab ][abc]`},
	})
}
