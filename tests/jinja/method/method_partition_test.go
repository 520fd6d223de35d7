package method_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestMethodPartition(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a-b-c'.partition('-') }}{{ 'a-b-c'.rpartition('-') }}{{ 'a'.partition('-') }}{{ 'a'.rpartition('-') }}`,
			`('a', '-', 'b-c')('a-b', '-', 'c')('a', '', '')('', '', 'a')`},
		{`{{ 'a'.partition('') }}`, `fails`},
	})
}
