package parser_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestParseMember(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ d.name }}{{ xs.0 }}`, `D3`},
		{`{{ d. }}`, `fails`},
		{`{{ d.'a' }}`, `fails`},
	})
}
