package jinja_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestCreateTables(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ 'a'.upper() }}{{ [1].index(1) }}{{ {'a': 1}.get('a') }}{{ (2).bit_length() }}{% for x in xs %}{{ loop.cycle(1, 2) }}{% endfor %}`,
			`A012121`},
	})
}
