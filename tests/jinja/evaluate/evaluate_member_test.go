package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateMember(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ d.name }}{{ rows[0].role }}{{ d.nope }}`, `Duser`},
		{`{{ missing.x }}`, `fails`},
		{`{{ nil.x }}|`, `|`},
		{`{{ d.x.y }}`, `fails`},
	})
}
