package member_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindLoopMember(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{% for x in xs %}{{ loop.index }}{{ loop.index0 }}{{ loop.revindex }}{{ loop.first }}{{ loop.last }}{{ loop.length }}{{ loop.depth }}{{ loop.nope }};{% endfor %}`,
			`103TrueFalse31;212FalseFalse31;321FalseTrue31;`},
	})
}
