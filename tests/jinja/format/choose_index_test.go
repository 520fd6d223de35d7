package format_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestChooseIndex(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ '{0[0]}{0[2]}'.format(xs) }}{{ '{0[n]}'.format(d) }}`, `321`},
		{`{{ '{0[-1]}'.format(xs) }}`, ``},
	})
}
