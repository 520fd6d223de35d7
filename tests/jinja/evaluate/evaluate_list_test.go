package evaluate_test

import (
	"testing"

	"rkllmd/tests/jinja/check_renders"
)

func TestEvaluateList(t *testing.T) {
	check_renders.CheckRenders(t, [][2]string{
		{`{{ [1, 'a', [2]] }}{{ [] }}{{ (1,) }}{{ () }}{{ (1, 2) }}`, `[1, 'a', [2]][](1,)()(1, 2)`},
	})
}
