package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindObjectMember(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% set ns = namespace(a=1) %}{{ ns.a }}{{ ns.b }}|`, `1|`},
		{`{% set c = cycler(1, 2) %}{{ c.next() }}{{ c.current }}{{ c.next() }}`, `122`},
		{`{% set j = joiner('-') %}{{ j() }}{{ j() }}`, `-`},
	})
}
