package value_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestFindOther(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ {1: 2}[1.0] }}{{ {true: 2}[1] }}{{ {(1,): 2}[(1,)] }}`, `222`},
	})
}
