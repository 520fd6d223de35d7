package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestSplitFromEnd(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a-b-c'.rsplit('-') }}{{ 'a-b-c'.rsplit('-', 1) }}{{ 'aaa'.rsplit('aa') }}`,
			`['a', 'b', 'c']['a-b', 'c']['a', '']`},
	})
}
